import { writeFileSync } from 'node:fs';
import { knownBrands } from '../src/brand/knownBrands.ts';
import { sharedTokens } from '../src/brand/sharedTokens.ts';
import { generatedFiles, refuseWrongTokens } from './generate.ts';

const [base = {}, semantic = {}] = sharedTokens.groups;
refuseWrongTokens({ base, semantic, defaults: sharedTokens.defaults, ...knownBrands });
for (const [path, text] of Object.entries(generatedFiles())) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
  console.log(`wrote ${path}`);
}
