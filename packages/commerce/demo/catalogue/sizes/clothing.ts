import type { DemoSizeRun } from '../sizes.ts';

export const clothingRuns = {
  'mens-letters': international(
    ['210', 'XS'],
    ['220', 'S'],
    ['230', 'M'],
    ['240', 'L'],
    ['250', 'XL'],
    ['260', '2XL'],
    ['270', '3XL'],
  ),
  'womens-letters': international(
    ['205', '2XS'],
    ['210', 'XS'],
    ['220', 'S'],
    ['230', 'M'],
    ['240', 'L'],
    ['250', 'XL'],
    ['260', '2XL'],
  ),
  'unisex-letters': international(
    ['210', 'XS'],
    ['220', 'S'],
    ['230', 'M'],
    ['240', 'L'],
    ['250', 'XL'],
    ['260', '2XL'],
    ['270', '3XL'],
  ),
  /** Waist and inner leg in inches, for fitted trousers. */
  'waist-inseam': international(
    ['301', '28/30'],
    ['302', '30/30'],
    ['303', '30/32'],
    ['304', '32/30'],
    ['305', '32/32'],
    ['306', '34/32'],
    ['307', '34/34'],
    ['308', '36/32'],
    ['309', '36/34'],
    ['310', '38/34'],
  ),
  /** Kids' clothes by age; continental sizes by height in centimetres. */
  'kids-ages': {
    national: true,
    sizes: [
      { code: '405', uk: '5-6Y', eu: '116', us: '2XS', kr: '110' },
      { code: '407', uk: '7-8Y', eu: '128', us: 'XS', kr: '120' },
      { code: '409', uk: '9-10Y', eu: '140', us: 'S', kr: '130' },
      { code: '411', uk: '11-12Y', eu: '152', us: 'M', kr: '140' },
      { code: '413', uk: '13-14Y', eu: '164', us: 'L', kr: '150' },
      { code: '415', uk: '15-16Y', eu: '176', us: 'XL', kr: '160' },
    ],
  },
} as const satisfies Record<string, DemoSizeRun>;

function international(...sizes: readonly (readonly [code: string, label: string])[]): DemoSizeRun {
  return {
    national: false,
    sizes: sizes.map(([code, label]) => ({ code, eu: label, uk: label, us: label, kr: label })),
  };
}
