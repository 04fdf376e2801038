import { writeFileSync } from 'node:fs';
import { sharedTokens } from '../src/brand/sharedTokens.ts';
import { brandIds, readFolder } from './brandFolders.ts';
import { generatedFiles, refuseWrongTokens } from './generate.ts';

const [base = {}, semantic = {}] = sharedTokens.groups;
refuseWrongTokens({ base, semantic, defaults: sharedTokens.defaults });
for (const [path, text] of Object.entries(generatedFiles(brandIds.map(readFolder)))) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
  console.log(`wrote ${path}`);
}
