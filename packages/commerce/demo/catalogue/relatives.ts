import type { LoneProduct } from './model.ts';

/** Model numbers of things that are made in several sizes, each a model of its own. */
const sizes: readonly (readonly string[])[] = [
  ['FLASK500', 'FLASK750'],
  ['COMM18', 'COMM24'],
  ['AWAY40', 'AWAY70'],
  ['SPLIT5M', 'SPLIT7'],
  ['HOLD78', 'HOLDFULL'],
];

const kidsEnding = ' Kids';

const firstIdOf = ({ colourways }: LoneProduct): string =>
  (colourways.find((way) => way.availability === 'IN_STOCK') ?? colourways[0])?.id ?? '';

/** The same thing in other sizes. */
export function otherSizesOf({ modelNumber }: LoneProduct, all: readonly LoneProduct[]): string[] {
  const family = sizes.find((numbers) => numbers.includes(modelNumber)) ?? [];
  return family
    .filter((number) => number !== modelNumber)
    .flatMap((number) => all.filter((other) => other.modelNumber === number).map(firstIdOf));
}

/** What a kids' model is named after: `Tempo Kids` after `Tempo 4`, the shortest name that begins the same. */
function grownUpsOf(kids: LoneProduct, all: readonly LoneProduct[]): readonly LoneProduct[] {
  const stem = kids.name.slice(0, -kidsEnding.length);
  const alike = all.filter(
    ({ name, category }) =>
      !name.endsWith(kidsEnding) &&
      category[0] === kids.category[0] &&
      (name === stem || name.startsWith(`${stem} `)),
  );
  const shortest = Math.min(...alike.map(({ name }) => name.length));
  return alike.filter(({ name }) => name.length === shortest);
}

/** The same thing for adults, or for kids. */
export function otherAgesOf(product: LoneProduct, all: readonly LoneProduct[]): string[] {
  if (product.name.endsWith(kidsEnding)) return grownUpsOf(product, all).map(firstIdOf);
  return all
    .filter((other) => other.name.endsWith(kidsEnding) && grownUpsOf(other, all).includes(product))
    .map(firstIdOf);
}
