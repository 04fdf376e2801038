import type { Silhouette } from '../core/silhouette.ts';
import type { SilhouetteName } from './names.ts';
import { beanie } from './accessories/beanie.ts';
import { bottle } from './accessories/bottle.ts';
import { cap } from './accessories/cap.ts';
import { gloves } from './accessories/gloves.ts';
import { socks } from './accessories/socks.ts';
import { backpack } from './bags/backpack.ts';
import { duffel } from './bags/duffel.ts';
import { gymSack } from './bags/gymSack.ts';
import { waistBag } from './bags/waistBag.ts';
import { basketball } from './balls/basketball.ts';
import { football } from './balls/football.ts';
import { matchBall } from './balls/matchBall.ts';
import { tennisBall } from './balls/tennisBall.ts';
import { volleyball } from './balls/volleyball.ts';
import { joggers } from './bottoms/joggers.ts';
import { leggings } from './bottoms/leggings.ts';
import { shorts } from './bottoms/shorts.ts';
import { skort } from './bottoms/skort.ts';
import { splitShorts } from './bottoms/splitShorts.ts';
import { gilet } from './jackets/gilet.ts';
import { pufferJacket } from './jackets/pufferJacket.ts';
import { shellJacket } from './jackets/shellJacket.ts';
import { windJacket } from './jackets/windJacket.ts';
import { basketballHigh } from './shoes/basketballHigh.ts';
import { carbonRacer } from './shoes/carbonRacer.ts';
import { courtLow } from './shoes/courtLow.ts';
import { firmGroundBoot } from './shoes/firmGroundBoot.ts';
import { hikingMid } from './shoes/hikingMid.ts';
import { indoorShoe } from './shoes/indoorShoe.ts';
import { kidsRunner } from './shoes/kidsRunner.ts';
import { knitBoot } from './shoes/knitBoot.ts';
import { roadRunner } from './shoes/roadRunner.ts';
import { slide } from './shoes/slide.ts';
import { trailRunner } from './shoes/trailRunner.ts';
import { crewSweat } from './tops/crewSweat.ts';
import { hoodie } from './tops/hoodie.ts';
import { jersey } from './tops/jersey.ts';
import { longSleeve } from './tops/longSleeve.ts';
import { polo } from './tops/polo.ts';
import { singlet } from './tops/singlet.ts';
import { sportsBra } from './tops/sportsBra.ts';
import { tee } from './tops/tee.ts';
import { zipHoodie } from './tops/zipHoodie.ts';

/** Every product form by its name. */
export const silhouettes: Record<SilhouetteName, Silhouette> = {
  roadRunner,
  carbonRacer,
  trailRunner,
  courtLow,
  basketballHigh,
  firmGroundBoot,
  knitBoot,
  indoorShoe,
  slide,
  kidsRunner,
  hikingMid,
  tee,
  singlet,
  longSleeve,
  polo,
  jersey,
  hoodie,
  zipHoodie,
  crewSweat,
  sportsBra,
  shorts,
  splitShorts,
  joggers,
  leggings,
  skort,
  shellJacket,
  windJacket,
  pufferJacket,
  gilet,
  cap,
  beanie,
  gloves,
  socks,
  bottle,
  football,
  matchBall,
  basketball,
  volleyball,
  tennisBall,
  backpack,
  duffel,
  gymSack,
  waistBag,
};
