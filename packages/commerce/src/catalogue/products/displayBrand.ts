import type { CommerceContext } from '../../app/CommerceContext.ts';

/**
 * The maker of a product as this shop shows it. Own-brand lines (“Touchline Trail”) are shown under the shop's brand
 * (“Northing Trail”); other makers keep their name.
 */
export function displayBrand(
  { design, content }: Pick<CommerceContext, 'design' | 'content'>,
  maker: string,
): string {
  const house = [...content.names.values()].find((name) => maker === name || maker.startsWith(`${name} `));
  return house === undefined ? maker : design.name + maker.slice(house.length);
}
