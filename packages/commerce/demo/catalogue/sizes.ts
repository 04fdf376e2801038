import { footwearRuns } from './sizes/footwear.ts';
import { clothingRuns } from './sizes/clothing.ts';
import { gearRuns } from './sizes/gear.ts';

/** One size of a run, as each country labels it. */
export interface DemoSize {
  /** Three digits, unique within the run and rising with it; the end of a sku: `RR4101_580`. */
  readonly code: string;
  readonly eu: string;
  readonly uk: string;
  readonly us: string;
  /** Korea: shoes in millimetres of foot length. */
  readonly kr: string;
}

/** The sizes a model is made in. */
export interface DemoSizeRun {
  /** `true` where labels differ from country to country; otherwise the sizes are international (`INT`). */
  readonly national: boolean;
  readonly sizes: readonly DemoSize[];
}

/** Every size run of the demo catalogue by its id. */
export const sizeRuns = { ...footwearRuns, ...clothingRuns, ...gearRuns } as const satisfies Record<
  string,
  DemoSizeRun
>;

export type SizeRunId = keyof typeof sizeRuns;

/** The sku of one size of one product. */
export function skuOf(productId: string, sizeCode: string): string {
  return `${productId}_${sizeCode}`;
}
