import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeHarbour } from '../packages/storefront/src/server/testing/brandFolder.ts';
import { brandFolders } from './brandsModule.ts';

it('lists the brands of the design system, and those of a folder of one’s own', () => {
  expect([...brandFolders(undefined).keys()].sort()).toEqual(['northing', 'touchline']);
  const brandsDir = writeHarbour();
  expect([...brandFolders(brandsDir).keys()].sort()).toEqual(['harbour', 'northing', 'touchline']);
  rmSync(join(brandsDir, '..'), { recursive: true });
});
