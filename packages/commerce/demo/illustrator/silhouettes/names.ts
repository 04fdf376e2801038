/** A colour as the catalogue writes it: `#D9FF2E`. */
export type Hex = `#${string}`;

/**
 * The colours a product comes in, told in the same six words for every silhouette, so that whoever writes the
 * catalogue need not know how a boot is put together. The three optional ones fall back to something sensible.
 */
export interface Colours {
  /** The body: a shoe's upper, a shirt's cloth, a ball's skin. */
  main: Hex;
  /** The second material: overlays and collar of a shoe, yoke or side panel of a garment, pockets of a bag. */
  second: Hex;
  /** The colour that is meant to be noticed: flash, cord, zip pull, star of a ball. */
  accent: Hex;
  /** Midsole of a shoe, studs of a boot, base of a bottle. White where not given. */
  sole?: Hex;
  /** Inside of shoes, hoods and bags. A deep grey where not given. */
  lining?: Hex;
  /** The brand's mark. Where not given the accent if it reads on `main`, else black or white. */
  mark?: Hex;
}

export const shoeNames = [
  'roadRunner',
  'carbonRacer',
  'trailRunner',
  'courtLow',
  'basketballHigh',
  'firmGroundBoot',
  'knitBoot',
  'indoorShoe',
  'slide',
  'kidsRunner',
  'hikingMid',
] as const;

export const topNames = [
  'tee',
  'singlet',
  'longSleeve',
  'polo',
  'jersey',
  'hoodie',
  'zipHoodie',
  'crewSweat',
  'sportsBra',
] as const;

export const bottomNames = ['shorts', 'splitShorts', 'joggers', 'leggings', 'skort'] as const;

export const jacketNames = ['shellJacket', 'windJacket', 'pufferJacket', 'gilet'] as const;

export const accessoryNames = ['cap', 'beanie', 'gloves', 'socks', 'bottle'] as const;

export const ballNames = ['football', 'matchBall', 'basketball', 'volleyball', 'tennisBall'] as const;

export const bagNames = ['backpack', 'duffel', 'gymSack', 'waistBag'] as const;

/** Every product form the illustrator can draw, in the order of the shop's kinds. */
export const silhouetteNames = [
  ...shoeNames,
  ...topNames,
  ...bottomNames,
  ...jacketNames,
  ...accessoryNames,
  ...ballNames,
  ...bagNames,
] as const;

export type SilhouetteName = (typeof silhouetteNames)[number];

/**
 * What a picture shows. Shoes have side, top, sole, heel and toe; garments and bags front, back and detail; balls and
 * small gear front and detail. The first view a silhouette lists is the one that stands on cards.
 */
export type ViewName = 'side' | 'top' | 'sole' | 'heel' | 'toe' | 'front' | 'back' | 'detail';
