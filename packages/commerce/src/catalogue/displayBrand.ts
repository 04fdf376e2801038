import type { Shop } from '../Shop.ts';

/**
 * The maker of a product as this shop shows it. Own-brand lines (“Touchline Trail”) are shown under the shop's brand
 * (“Northing Trail”); other makers keep their name.
 */
export function displayBrand({ brand, content }: Pick<Shop, 'brand' | 'content'>, maker: string): string {
  const here = content.names.get(brand);
  const house = [...content.names.values()].find((name) => maker === name || maker.startsWith(`${name} `));
  return here !== undefined && house !== undefined ? here + maker.slice(house.length) : maker;
}
