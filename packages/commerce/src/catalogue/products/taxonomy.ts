// What every catalogue is sorted by: sports, departments, genders and colour families. Their names are in `messages`.
import type { GenderCode } from '@touchline/contract/product/schema';
import { catalogueText, catalogueTexts, type CatalogueText } from './catalogueTexts.ts';

export type SportKey =
  | 'running'
  | 'football'
  | 'basketball'
  | 'trail'
  | 'training'
  | 'tennis'
  | 'volleyball'
  | 'outdoor'
  | 'lifestyle';

/** Names of the sports, in the order of the sport index. */
export const sports = catalogueTexts<SportKey>(({ sports: names }) => names);

/** Gender codes that each department shows: men and women see unisex products as well. */
const gendersOf = {
  men: ['M', 'U'],
  women: ['W', 'U'],
  kids: ['K', 'KU'],
} as const satisfies Record<string, readonly GenderCode[]>;

export type DepartmentKey = keyof typeof gendersOf;

export interface Department {
  readonly key: DepartmentKey;
  readonly name: CatalogueText;
  /** Title of a list of one kind of product there; see `CatalogueMessages`. */
  readonly title: CatalogueText;
  readonly genders: readonly GenderCode[];
}

/** Departments of the navigation. */
export const departments: readonly Department[] = (Object.keys(gendersOf) as DepartmentKey[]).map((key) => ({
  key,
  name: catalogueText((messages) => messages.departments[key].name),
  title: catalogueText((messages) => messages.departments[key].title),
  genders: gendersOf[key],
}));

/** Names of the gender codes. */
export const genderNames = catalogueTexts<GenderCode>(({ genders }) => genders);

/** Colours of the dot of each colour family; `multicolour` shows several. */
const swatches = {
  black: ['#17181A'],
  white: ['#F4F4F1'],
  grey: ['#8B8D91'],
  blue: ['#2350C8'],
  red: ['#D8392E'],
  green: ['#1F6B4A'],
  yellow: ['#D9FF2E'],
  orange: ['#FF7A2B'],
  purple: ['#5A2348'],
  brown: ['#8A5A34'],
  beige: ['#D9C7A3'],
  pink: ['#E38AA4'],
  multicolour: ['#2350C8', '#FF7A2B'],
} as const satisfies Record<string, readonly string[]>;

export type ColourFamily = keyof typeof swatches;

interface ColourOffer {
  readonly name: CatalogueText;
  readonly swatch: readonly string[];
}

const offerOf = (family: ColourFamily): ColourOffer => ({
  name: catalogueText(({ colours }) => colours[family]),
  swatch: swatches[family],
});

/** What the colour filter offers. */
export const colourFamilies = Object.fromEntries(
  (Object.keys(swatches) as ColourFamily[]).map((family) => [family, offerOf(family)]),
) as Readonly<Record<ColourFamily, ColourOffer>>;
