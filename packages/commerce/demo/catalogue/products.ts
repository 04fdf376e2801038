import { outfitOf } from './outfits.ts';
import { runningShoes } from './models/runningShoes.ts';
import { trailAndHikingShoes } from './models/trailAndHikingShoes.ts';
import type { LoneProduct } from './model.ts';
import type { DemoProduct } from './types.ts';

const models: readonly LoneProduct[] = [...runningShoes, ...trailAndHikingShoes];

/** The built-in demo catalogue: every model with all its colours, in the order of "Our pick". */
export const demoProducts: readonly DemoProduct[] = models.map((product) => ({
  ...product,
  wearItWith: outfitOf(product, models),
}));
