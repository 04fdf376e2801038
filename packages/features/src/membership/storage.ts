import { defineStored, plainText } from '../storage/index.ts';

const seen = (key: string) =>
  defineStored<string>({
    ...{ key, where: 'session', maxAge: 'session', purpose: 'preferences' },
    ...{ endsWithLogout: false, codec: plainText },
  });

/** That the snackbar which asks to sign in was shown; says nothing about anybody. */
export const incentiveSeen = seen('membershipIncentive');

/** That the snackbar which tells of a voucher was shown; not which one. */
export const voucherSeen = seen('membershipVoucher');

/** Everything that the membership stores. */
export const membershipStorage = [incentiveSeen, voucherSeen];
