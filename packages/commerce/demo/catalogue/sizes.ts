import { footwearRuns } from './sizes/footwear.ts';
import { clothingRuns } from './sizes/clothing.ts';
import { gearRuns } from './sizes/gear.ts';

/** One size of a run, with its label in each country. */
export interface DemoSize {
  /** Three digits, unique and ascending within the run; the end of a SKU: `RR4101_580`. */
  readonly code: string;
  readonly eu: string;
  readonly uk: string;
  readonly us: string;
  /** Korea: foot length in millimetres for shoes. */
  readonly kr: string;
}

/** The sizes a model is made in. */
export interface DemoSizeRun {
  /** `true` when labels differ by country; otherwise the sizes are international (`INT`). */
  readonly national: boolean;
  readonly sizes: readonly DemoSize[];
}

/** All size runs of the demo catalogue by id. */
export const sizeRuns = { ...footwearRuns, ...clothingRuns, ...gearRuns } as const satisfies Record<
  string,
  DemoSizeRun
>;

export type SizeRunId = keyof typeof sizeRuns;

/** The SKU of one size of a product. */
export function skuOf(productId: string, sizeCode: string): string {
  return `${productId}_${sizeCode}`;
}
