import { expect, it } from 'vitest';
import { sizeGuideOf } from './sizeGuide.ts';

const rows = [{ sizes: { EU: '42', UK: '8', US: '9' } }, { sizes: { EU: '43', UK: '9', US: '10' } }];

it('starts the size guide with the numbering of the market', () => {
  expect(sizeGuideOf(rows, 'UK')).toEqual({
    columns: ['UK', 'EU', 'US'],
    rows: [
      ['8', '42', '9'],
      ['9', '43', '10'],
    ],
  });
  expect(sizeGuideOf(rows, 'EU')?.columns).toEqual(['EU', 'UK', 'US']);
});

it('has no size guide where sizes have one numbering only', () => {
  expect(sizeGuideOf([{ sizes: { INT: 'M' } }], 'UK')).toBeUndefined();
});
