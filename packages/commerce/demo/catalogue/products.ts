import { accessories } from './models/accessories.ts';
import { bags } from './models/bags.ts';
import { balls } from './models/balls.ts';
import { basketballShoes } from './models/basketballShoes.ts';
import { courtShoes } from './models/courtShoes.ts';
import { footballBoots } from './models/footballBoots.ts';
import { hoodiesAndSweats } from './models/hoodiesAndSweats.ts';
import { insulatedJackets } from './models/insulatedJackets.ts';
import { jerseysAndBras } from './models/jerseysAndBras.ts';
import { kidsShoes } from './models/kidsShoes.ts';
import { lightTops } from './models/lightTops.ts';
import { longBottoms } from './models/longBottoms.ts';
import { rainAndWindJackets } from './models/rainAndWindJackets.ts';
import { runningShoes } from './models/runningShoes.ts';
import { shorts } from './models/shorts.ts';
import { socksAndBottles } from './models/socksAndBottles.ts';
import { tees } from './models/tees.ts';
import { trailAndHikingShoes } from './models/trailAndHikingShoes.ts';
import type { LoneProduct } from './model.ts';
import { outfitOf } from './outfits.ts';
import { otherAgesOf, otherSizesOf } from './relatives.ts';
import type { DemoProduct } from './types.ts';

const shoes = [runningShoes, trailAndHikingShoes, footballBoots, courtShoes, basketballShoes, kidsShoes];
const apparel = [
  tees,
  lightTops,
  jerseysAndBras,
  hoodiesAndSweats,
  shorts,
  longBottoms,
  rainAndWindJackets,
  insulatedJackets,
];
const gear = [accessories, socksAndBottles, balls, bags];

const models: readonly LoneProduct[] = [...shoes, ...apparel, ...gear].flat();

/** The built-in demo catalogue: every model with all its colours, shoes first. */
export const demoProducts: readonly DemoProduct[] = models.map((product) => ({
  ...product,
  wearItWith: outfitOf(product, models),
  otherSizes: otherSizesOf(product, models),
  otherAges: otherAgesOf(product, models),
}));
