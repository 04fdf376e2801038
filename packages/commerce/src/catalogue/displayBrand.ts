import type { Shop } from '../Shop.ts';

/**
 * Who makes a product, as this shop says it. Lines of the houses' own (“Touchline Trail”) are made by whichever house
 * sells them (“Northing Trail”); makers from elsewhere stay who they are.
 */
export function displayBrand({ brand, content }: Pick<Shop, 'brand' | 'content'>, maker: string): string {
  const here = content.names.get(brand);
  const house = [...content.names.values()].find((name) => maker === name || maker.startsWith(`${name} `));
  return here !== undefined && house !== undefined ? here + maker.slice(house.length) : maker;
}
