import { texts } from './texts.ts';
import type { DemoProduct, Texts } from './types.ts';

type Claimant = Pick<DemoProduct, 'materials' | 'facts'>;

const isMadeOf = ({ materials }: Claimant, words: RegExp): boolean =>
  materials.some(({ en }) => words.test(en));
const hasFact = ({ facts }: Claimant, key: string): boolean => facts.some((fact) => fact.key === key);

/** What a product is certified for, by what it is made of. */
const certificates: readonly (readonly [name: string, words: RegExp])[] = [
  ['GOTS', /organic cotton/],
  ['GRS', /100% recycled/],
  ['RWS', /merino/],
  ['RDS', /duck down/],
];

export const certificatesOf = (product: Claimant): string[] =>
  certificates.filter(([, words]) => isMadeOf(product, words)).map(([name]) => name);

/** What stands out about a product, in the order in which it matters. */
const callouts: readonly (readonly [text: Texts, isTrue: (product: Claimant) => boolean])[] = [
  [texts('Waterproof'), (product) => hasFact(product, 'waterproof') || isMadeOf(product, /waterproof/)],
  [texts('Packs small'), (product) => hasFact(product, 'packed')],
  [texts('PEBA foam'), (product) => isMadeOf(product, /PEBA/)],
  [texts('Merino wool'), (product) => isMadeOf(product, /merino/)],
  [texts('Real down'), (product) => isMadeOf(product, /duck down/)],
  [texts('Organic cotton'), (product) => isMadeOf(product, /organic cotton/)],
  [texts('Recycled material'), (product) => isMadeOf(product, /recycled/)],
  [texts('Without PFAS'), (product) => isMadeOf(product, /without PFAS/)],
];

const most = 3;

export const calloutsOf = (product: Claimant): Texts[] =>
  callouts
    .filter(([, isTrue]) => isTrue(product))
    .map(([text]) => text)
    .slice(0, most);
