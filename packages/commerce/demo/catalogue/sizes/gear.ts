import type { DemoSizeRun } from '../sizes.ts';

export const gearRuns = {
  'one-size': international(['900', 'One size']),
  'cap-sizes': international(['911', 'S/M'], ['912', 'L/XL']),
  'glove-sizes': international(['920', 'S'], ['930', 'M'], ['940', 'L'], ['950', 'XL']),
  'football-sizes': international(['953', '3'], ['954', '4'], ['955', '5']),
  'basketball-sizes': international(['965', '5'], ['966', '6'], ['967', '7']),
  socks: {
    national: true,
    sizes: [
      { code: '981', eu: '34-36', uk: '2.5-3.5', us: '3.5-4.5', kr: '210-220' },
      { code: '982', eu: '37-39', uk: '4-6', us: '4.5-6.5', kr: '225-245' },
      { code: '983', eu: '40-42', uk: '6.5-8', us: '7-8.5', kr: '250-265' },
      { code: '984', eu: '43-45', uk: '8.5-10.5', us: '9-11', kr: '270-290' },
      { code: '985', eu: '46-48', uk: '11-12.5', us: '11.5-13', kr: '295-310' },
    ],
  },
} as const satisfies Record<string, DemoSizeRun>;

function international(...sizes: readonly (readonly [code: string, label: string])[]): DemoSizeRun {
  return {
    national: false,
    sizes: sizes.map(([code, label]) => ({ code, eu: label, uk: label, us: label, kr: label })),
  };
}
