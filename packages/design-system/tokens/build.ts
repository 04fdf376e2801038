import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generate.ts';

for (const [path, text] of Object.entries(generatedFiles())) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
  console.log(`wrote ${path}`);
}
