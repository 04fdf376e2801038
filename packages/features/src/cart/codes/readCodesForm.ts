import type { CodeKind, CodesChange } from './CodesStore.ts';

/** Names and values of the forms' fields: a field for each code, and buttons whose value says what is removed. */
export const codeFields = {
  typed: { coupon: 'couponCode', giftCard: 'giftCardCode' },
  add: { coupon: 'addCoupon', giftCard: 'addGiftCard' },
  remove: { coupon: 'removeCoupon:', giftCard: 'removeGiftCard:' },
} as const;

/** Value of the button that uses a coupon. */
export const addCouponAction = codeFields.add.coupon;

const kinds: readonly CodeKind[] = ['coupon', 'giftCard'];

/** Parses a form with codes; `undefined` where another button was pressed. */
export function readCodesForm(form: FormData): CodesChange | undefined {
  const action = form.get('action');
  if (typeof action !== 'string') return undefined;
  for (const kind of kinds) {
    const code = form.get(codeFields.typed[kind]);
    if (action === codeFields.add[kind])
      return { kind, code: typeof code === 'string' ? code.slice(0, 60) : '' };
    const begin = codeFields.remove[kind];
    if (action.startsWith(begin)) return { kind, remove: action.slice(begin.length, begin.length + 200) };
  }
  return undefined;
}
