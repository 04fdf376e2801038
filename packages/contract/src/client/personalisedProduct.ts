import type { PersonalisationCheck } from '../personalisedProduct/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../personalisedProduct/endpoints.ts'));

/** Checks names, numbers and texts before they are put on a product. */
export async function checkPersonalisation(
  call: Transport,
  productId: string,
  selectedOptions: Readonly<Record<string, string>>,
): Promise<PersonalisationCheck> {
  return call((await calls()).checkPersonalisation, {
    params: { productId },
    body: { selectedOptions: { ...selectedOptions } },
  });
}
