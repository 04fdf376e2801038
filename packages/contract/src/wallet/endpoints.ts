import * as z from 'zod/mini';
import { basketErrors, ById } from '../basket/endpoints.ts';
import { Basket } from '../basket/schema.ts';
import { defineEndpoint } from '../endpoint.ts';

/** `userId` decides the A/B test, as it does for the flags of a page. */
const Query = z.object({ sitePath: z.string(), userId: z.optional(z.string().check(z.maxLength(64))) });
const access = { caller: 'shopper', scopes: ['basket:write'] } as const;
/** The address that the wallet sends the shopper back to: `/{site}/checkout/amazon-callback` of this shop. */
const redirectAddress = z.string().check(z.maxLength(500));
const errors = {
  ...basketErrors,
  404: 'No such basket for this shopper, or this market offers no wallet sign-in.',
  422: 'InvalidParameters: the redirect address is not of this shop.',
  503: 'The wallet is away for a moment; see Retry-After.',
};

export const startWalletSignIn = defineEndpoint({
  id: 'startWalletSignIn',
  summary: 'The address of the wallet’s page, where a shopper signs in and comes back with a code.',
  method: 'POST',
  base: 'checkout',
  path: '/baskets/{basketId}/wallet/amazon/start',
  access,
  params: ById,
  query: Query,
  body: z.object({ redirectAddress }),
  response: z.object({ url: z.string() }),
  errors,
});

export const postWalletCode = defineEndpoint({
  id: 'postWalletCode',
  summary:
    'Exchanges the wallet’s code: contact and address that the basket lacks come from the wallet, and whether the shopper has Prime.',
  method: 'POST',
  base: 'checkout',
  path: '/baskets/{basketId}/wallet/amazon',
  access,
  params: ById,
  query: Query,
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(4_000)),
    redirectAddress,
    /** From the wallet's answer: proves that this basket began the sign-in. */
    state: z.string().check(z.maxLength(2_000)),
  }),
  response: Basket,
  errors: {
    ...errors,
    422: 'InvalidParameters: the redirect address is not of this shop; WalletCodeRefused: the code is wrong, used or over, or another basket began.',
  },
});
