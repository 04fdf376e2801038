import { folders } from 'virtual:brands';
import { readBrand, type Brand } from '@touchline/design-system/brand';

const first = 'touchline';

/** Every brand there is, the default one first. */
export const allBrands: readonly Brand[] = folders
  .map(({ id, files, texts }) => readBrand({ id, files, read: (file) => texts[file] ?? '' }))
  .sort((one, two) => Number(two.id === first) - Number(one.id === first));

/** The brand with this name, or else the default one. */
export function brandNamed(id: unknown): Brand {
  const brand = allBrands.find((each) => each.id === id) ?? allBrands[0];
  if (!brand) throw new Error('There is no brand.');
  return brand;
}
