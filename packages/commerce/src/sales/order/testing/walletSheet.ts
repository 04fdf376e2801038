import { formatMinor, fromWire } from '@touchline/contract/money';
import { sandboxOrigin, type TestCheckout } from './openCheckout.ts';

/** Pays in the sheet of the sandbox's wallet: what it showed, with an outcome of `sheetOutcomes`. Returns the token. */
export async function payInSheet(
  { sandbox }: Pick<TestCheckout, 'sandbox'>,
  methodId: string,
  shown: { readonly amount: number; readonly currency: string },
  outcome = 'approve',
): Promise<string> {
  const { currency } = shown;
  const value = formatMinor(fromWire(shown.amount, currency).minor, currency);
  const answer = await sandbox.fetch(
    new Request(`${sandboxOrigin}/sandbox/sheet/${methodId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: sandboxOrigin },
      body: JSON.stringify({ value, currency, outcome }),
    }),
  );
  return ((await answer.json()) as { token: string }).token;
}
