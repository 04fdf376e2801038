import type { Silhouette } from '../core/silhouette.ts'
import type { SilhouetteName } from './names.ts'
import { joggers } from './bottoms/joggers.ts'
import { leggings } from './bottoms/leggings.ts'
import { shorts } from './bottoms/shorts.ts'
import { skort } from './bottoms/skort.ts'
import { splitShorts } from './bottoms/splitShorts.ts'
import { gilet } from './jackets/gilet.ts'
import { pufferJacket } from './jackets/pufferJacket.ts'
import { shellJacket } from './jackets/shellJacket.ts'
import { windJacket } from './jackets/windJacket.ts'
import { basketballHigh } from './shoes/basketballHigh.ts'
import { carbonRacer } from './shoes/carbonRacer.ts'
import { courtLow } from './shoes/courtLow.ts'
import { firmGroundBoot } from './shoes/firmGroundBoot.ts'
import { hikingMid } from './shoes/hikingMid.ts'
import { indoorShoe } from './shoes/indoorShoe.ts'
import { kidsRunner } from './shoes/kidsRunner.ts'
import { knitBoot } from './shoes/knitBoot.ts'
import { roadRunner } from './shoes/roadRunner.ts'
import { slide } from './shoes/slide.ts'
import { trailRunner } from './shoes/trailRunner.ts'
import { crewSweat } from './tops/crewSweat.ts'
import { hoodie } from './tops/hoodie.ts'
import { jersey } from './tops/jersey.ts'
import { longSleeve } from './tops/longSleeve.ts'
import { polo } from './tops/polo.ts'
import { singlet } from './tops/singlet.ts'
import { sportsBra } from './tops/sportsBra.ts'
import { tee } from './tops/tee.ts'
import { zipHoodie } from './tops/zipHoodie.ts'

/** Every product form by its name. */
export const silhouettes = {
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
} as Record<SilhouetteName, Silhouette>
