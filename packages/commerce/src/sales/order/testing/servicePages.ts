import { sandboxOrigin, type TestCheckout } from './openCheckout.ts';

/** Presses a button of a page of the sandbox. */
export function press(
  { sandbox }: Pick<TestCheckout, 'sandbox'>,
  url: string,
  action: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return sandbox.fetch(
    new Request(url, {
      method: 'POST',
      headers: { origin: sandboxOrigin },
      body: new URLSearchParams({ action, ...fields }),
    }),
  );
}

/** Signs in where the page asks for it, agrees and pays. */
export const payAtService = (checkout: TestCheckout, url: string): Promise<Response> =>
  press(checkout, url, 'approve', { who: 'maya@example.org', agree: 'yes' });
