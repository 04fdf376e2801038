import * as z from 'zod/mini';
import { basketErrors, ById, Site } from '../basket/endpoints.ts';
import { Basket } from '../basket/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  BasketVoucher,
  JoinLoyalty,
  LoyaltyStatus,
  MembershipNotifications,
  PointsHistory,
  RedeemPoints,
  Voucher,
  Vouchers,
} from './schema.ts';

const errors = {
  401: 'Nobody is signed in.',
  403: 'This needs a sign-in.',
  404: 'The market has no programme.',
};
const tooMany = { 429: 'Too many in a short time; see Retry-After.' };
const read = { caller: 'account', scopes: ['account:read'] } as const;
const write = { caller: 'account', scopes: ['account:write'] } as const;
const useOfBasket = { caller: 'account', scopes: ['basket:write'] } as const;

export const getLoyaltyStatus = defineEndpoint({
  id: 'getLoyaltyStatus',
  summary: 'Tier, points and progress of the account that is signed in.',
  method: 'GET',
  base: 'api',
  path: '/account/loyalty',
  access: read,
  query: Site,
  response: LoyaltyStatus,
  errors,
});

export const getVouchers = defineEndpoint({
  id: 'getVouchers',
  summary: 'The vouchers of the account: active ones first, the highest value first.',
  method: 'GET',
  base: 'api',
  path: '/account/loyalty/vouchers',
  access: read,
  query: Site,
  response: Vouchers,
  errors,
});

export const getPointsHistory = defineEndpoint({
  id: 'getPointsHistory',
  summary: 'What happened to the points of the account, the newest first.',
  method: 'GET',
  base: 'api',
  path: '/account/loyalty/points',
  access: read,
  query: Site,
  response: PointsHistory,
  errors,
});

export const getMembershipNotifications = defineEndpoint({
  id: 'getMembershipNotifications',
  summary: 'What the member is told, the newest first.',
  method: 'GET',
  base: 'api',
  path: '/account/loyalty/notifications',
  access: read,
  query: Site,
  response: MembershipNotifications,
  errors,
});

export const seeMembershipNotifications = defineEndpoint({
  id: 'seeMembershipNotifications',
  summary: 'Marks everything that the member was told as seen.',
  method: 'PUT',
  base: 'api',
  path: '/account/loyalty/notifications/seen',
  access: write,
  query: Site,
  response: MembershipNotifications,
  errors,
});

export const joinLoyalty = defineEndpoint({
  id: 'joinLoyalty',
  summary: 'Makes the account a member; one that is a member already stays one.',
  method: 'POST',
  base: 'api',
  path: '/account/loyalty/join',
  access: write,
  query: Site,
  body: JoinLoyalty,
  response: LoyaltyStatus,
  errors: {
    ...{ ...errors, ...tooMany },
    409: 'FullAccountRequired: an account without a password can not join. TermsChanged: there is a newer version.',
  },
});

export const declineLoyalty = defineEndpoint({
  id: 'declineLoyalty',
  summary: 'The account does not join for now, and is not asked again; it can still join.',
  method: 'POST',
  base: 'api',
  path: '/account/loyalty/decline',
  access: write,
  query: Site,
  response: z.object({ accepted: z.literal(true) }),
  errors: { ...errors, ...tooMany },
});

export const leaveLoyalty = defineEndpoint({
  id: 'leaveLoyalty',
  summary: 'Ends the membership: points and unused vouchers are lost.',
  method: 'POST',
  base: 'api',
  path: '/account/loyalty/leave',
  access: write,
  query: Site,
  response: LoyaltyStatus,
  errors: { ...errors, ...tooMany },
});

export const redeemPoints = defineEndpoint({
  id: 'redeemPoints',
  summary: 'Buys a voucher with points. Repeated with the same key it is the same voucher.',
  method: 'POST',
  base: 'api',
  path: '/account/loyalty/vouchers',
  access: write,
  query: Site,
  body: RedeemPoints,
  response: Voucher,
  errors: {
    ...{ ...errors, ...tooMany },
    409: 'NotEnoughPoints.',
    422: 'NoSuchReward: the market has no reward for these points.',
  },
});

export const applyVoucher = defineEndpoint({
  id: 'applyVoucher',
  summary: 'Has a basket use a voucher of its owner, in place of the one before.',
  method: 'PUT',
  base: 'checkout',
  path: '/baskets/{basketId}/voucher',
  access: useOfBasket,
  params: ById,
  query: z.object({ sitePath: z.string() }),
  body: BasketVoucher,
  response: Basket,
  errors: {
    ...basketErrors,
    403: 'This needs a sign-in.',
    409: 'BasketChangedElsewhere.',
    422: 'VoucherNotUsable: unknown, used, expired, or of another market. VoucherMinimum: the goods are worth too little.',
  },
});

export const removeVoucher = defineEndpoint({
  id: 'removeVoucher',
  summary: 'Takes the voucher off a basket; one without is no error.',
  method: 'DELETE',
  base: 'checkout',
  path: '/baskets/{basketId}/voucher',
  access: useOfBasket,
  params: ById,
  query: Site,
  response: Basket,
  errors: { ...basketErrors, 403: 'This needs a sign-in.', 409: 'BasketChangedElsewhere.' },
});
