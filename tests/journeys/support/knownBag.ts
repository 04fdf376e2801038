import { expect, type Page } from 'playwright/test';
import { beginBag, originOf, plentyOf } from './bag.ts';

/** An address in the format of its market. */
export interface KnownAddress {
  readonly country: string;
  readonly phoneNumber: string;
  readonly postalCode: string;
  readonly line1: string;
  readonly city: string;
  readonly region?: string;
}

export const koreanAddress: KnownAddress = {
  ...{ country: 'KR', phoneNumber: '+821012345678', postalCode: '06236' },
  ...{ line1: '테헤란로 152', city: '서울' },
};

export const germanAddress: KnownAddress = {
  ...{ country: 'DE', phoneNumber: '+4915123456789', postalCode: '50667' },
  ...{ line1: 'Hohe Straße 12', city: 'Köln' },
};

export const emiratiAddress: KnownAddress = {
  ...{ country: 'AE', phoneNumber: '+971501234567', postalCode: '' },
  ...{ line1: '12 Al Wasl Road', city: 'Dubai' },
};

/** A bag of one product with contact and address, made by the calls of the checkout. Returns its id. */
export async function knownBag(
  page: Pick<Page, 'request'>,
  site: string,
  address: KnownAddress,
): Promise<string> {
  const { sku } = await plentyOf(page, 'HK2001', site);
  const basketId = await beginBag(page, sku, { site });
  const headers = { origin: await originOf(page) };
  const email = 'maya@example.org';
  const patch = async (path: string, data: object) => {
    const answer = await page.request.patch(`/api/chk/baskets/${basketId}${path}?sitePath=${site}`, {
      headers,
      data,
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await patch('', { customer: { email } });
  await patch('/shipment', {
    shippingAddress: {
      ...{ type: 'shipping', firstName: 'Maya', lastName: 'Okafor', emailAddress: email, region: '' },
      ...address,
    },
  });
  return basketId;
}
