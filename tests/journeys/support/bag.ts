import { expect, type Page } from 'playwright/test';

/** A page, or calls without one. */
type Caller = Pick<Page, 'request'>;

interface Size {
  sku: string;
  size: string;
  availability_status: string;
  /** Only where stock is low. */
  left?: number;
}

/** The sizes of a product with their current stock. */
export async function sizesOf(page: Caller, productId: string, site = 'gb'): Promise<Size[]> {
  const answer = await page.request.get(`/api/catalogue/products/${productId}/availability?sitePath=${site}`);
  expect(answer.status()).toBe(200);
  const { variation_list: sizes } = (await answer.json()) as { variation_list: Size[] };
  return sizes.filter(({ availability_status: status }) => status === 'IN_STOCK');
}

/** A size with plenty of stock, so that parallel tests do not affect it. */
export async function plentyOf(page: Caller, productId: string, site = 'gb'): Promise<Size> {
  const size = (await sizesOf(page, productId, site)).find(({ left }) => left === undefined);
  if (!size) throw new Error(`Too few left of ${productId}.`);
  return size;
}

/** Creates a bag with the call that the product page makes; the browser has its cookie afterwards. */
export async function beginBag(
  page: Caller,
  skus: string | readonly string[],
  { site = 'gb', quantity = 1 } = {},
): Promise<string> {
  const answer = await page.request.post(`/api/chk/baskets/-/items?sitePath=${site}`, {
    headers: { origin: await originOf(page) },
    data: [skus].flat().map((productId) => ({ productId, quantity })),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { basketId } = (await answer.json()) as { basketId: string };
  return basketId;
}

/** The shop's origin: test calls send it as a browser does. */
export async function originOf({ request }: Caller): Promise<string> {
  return new URL((await request.get('/robots.txt')).url()).origin;
}
