// Before the compiler builds a package: removes its output, which may contain files of deleted sources.
//   node ../../scripts/setup/emptyDist.mjs            the whole of dist
//   node ../../scripts/setup/emptyDist.mjs src demo   only these folders in it
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const parts = process.argv.slice(2);
for (const part of parts.length ? parts : ['.'])
  rmSync(join(process.cwd(), 'dist', part), { recursive: true, force: true });
