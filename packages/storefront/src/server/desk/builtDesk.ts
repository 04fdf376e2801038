import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskFiles } from './deskPage.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
}

/** The files that the desk starts with, from its build. */
export function builtDesk(clientFolder: string): DeskFiles {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/desk.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The desk was not built: run the build of the storefront.');
  // One sheet for all of it: its code is one file, too.
  const styles = chunks.flatMap(({ file }) => (file.endsWith('.css') ? [`/${file}`] : []));
  return { script: `/${entry.file}`, styles };
}
