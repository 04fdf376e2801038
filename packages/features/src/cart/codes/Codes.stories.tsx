import type { Meta, StoryObj } from '@storybook/react-vite';
import * as couponCalls from '@touchline/contract/coupon/endpoints';
import * as giftCardCalls from '@touchline/contract/giftCard/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { basketOf, tempo } from '../basket/Basket.fixtures.ts';
import { BasketStore } from '../basket/index.ts';
import { CodesForm } from './CodesForm.tsx';
import { FollowedCouponNotice } from './FollowedCouponNotice.tsx';
import { CodesStore, type CodeKind, type CodeProblem } from './CodesStore.ts';

const lessTen = { ...basketOf([tempo]).pricing, coupons: 13, total: 117 };

interface State {
  kind?: CodeKind;
  basket?: Partial<Basket>;
  typed?: string;
  problem?: CodeProblem;
  isBusy?: boolean;
}

function storeIn({ kind = 'coupon', basket, typed, problem, isBusy }: State = {}): CodesStore {
  const ports = testPorts();
  const shown = basketOf([tempo], basket);
  ports.server
    .on(couponCalls.addCoupon, {
      status: 422,
      error: { errorCode: 'CouponRefused', message: '', details: { statusCode: 'UNKNOWN' } },
    })
    .on(couponCalls.removeCoupon, { answer: basketOf([tempo]) })
    .on(giftCardCalls.addGiftCard, { status: 422, error: { errorCode: 'GiftCardNotUsable', message: '' } })
    .on(giftCardCalls.removeGiftCard, { answer: basketOf([tempo]) });
  const store = new CodesStore(
    ports,
    BasketStore.fromSnapshot(ports, {
      ...{ status: { kind: 'ready' }, loadedAt: ports.clock.now().getTime(), basket: shown },
    }),
    'cart',
  );
  store.fillFromSnapshot({
    ...(typed === undefined ? {} : { typed: { [kind]: typed } }),
    ...(problem ? { problems: { [kind]: problem } } : {}),
  });
  return Object.assign(store, isBusy ? { busy: kind } : {});
}

const coupon = (statusCode: string, amount?: number): Partial<Basket> => ({
  couponList: [{ couponCode: 'RUN10', statusCode, kind: 'percent', ...(amount ? { amount } : {}) }],
  ...(amount ? { pricing: lessTen } : {}),
});

const card = (
  statusCode: NonNullable<Basket['giftCards']>[number]['statusCode'],
  amount: number,
  left: number,
  lastDigits = '9F3A',
): NonNullable<Basket['giftCards']>[number] => ({ id: lastDigits, lastDigits, statusCode, amount, left });

const meta = {
  title: 'Features/Bag/Coupons and gift cards',
  component: CodesForm,
  args: { store: storeIn(), kind: 'coupon' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <CodesForm {...args} />
    </form>
  ),
  parameters: {
    cannotBe: { Loading: 'The codes come with the basket.', SignedOut: 'Guests use codes as well.' },
  },
} satisfies Meta<typeof CodesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No coupon yet. */
export const Default: Story = {};
export const Submitting: Story = { args: { store: storeIn({ typed: 'RUN10', isBusy: true }) } };
/** The coupon takes something off. */
export const Succeeded: Story = { args: { store: storeIn({ basket: coupon('APPLIED', 13) }) } };
/** Free delivery, and an amount beside it. */
export const SucceededTwo: Story = {
  args: {
    store: storeIn({
      basket: {
        couponList: [
          { couponCode: 'FREESHIP', statusCode: 'APPLIED', kind: 'freeDelivery', amount: 3.95 },
          { couponCode: 'EXTRA', statusCode: 'APPLIED', kind: 'amount', amount: 10 },
        ],
      },
    }),
  },
};
/** Only Klarna's methods may pay. */
export const SucceededKlarna: Story = { args: { store: storeIn({ basket: coupon('KLARNA', 13) }) } };
export const InvalidEmpty: Story = { args: { store: storeIn({ problem: { kind: 'required' } }) } };
export const InvalidUnknown: Story = {
  args: { store: storeIn({ typed: 'RUN1O', problem: { kind: 'UNKNOWN' } }) },
};
export const InvalidExpired: Story = {
  args: { store: storeIn({ typed: 'SUMMER', problem: { kind: 'EXPIRED' } }) },
};
export const InvalidNotStarted: Story = {
  args: { store: storeIn({ typed: 'SPRING', problem: { kind: 'NOT_STARTED' } }) },
};
export const InvalidBelowMinimum: Story = {
  args: { store: storeIn({ typed: 'BIG', problem: { kind: 'BELOW_MINIMUM', minimum: 200 } }) },
};
export const InvalidWrongProducts: Story = {
  args: { store: storeIn({ typed: 'SOCKS', problem: { kind: 'WRONG_PRODUCTS' } }) },
};
export const InvalidUsedUp: Story = {
  args: { store: storeIn({ typed: 'LAST', problem: { kind: 'USED_UP' } }) },
};
export const InvalidUsedByYou: Story = {
  args: { store: storeIn({ typed: 'MINE', problem: { kind: 'USED_BY_YOU' } }) },
};
export const InvalidNotCombinable: Story = {
  args: {
    store: storeIn({ typed: 'ALONE', problem: { kind: 'NOT_COMBINABLE' }, basket: coupon('APPLIED', 13) }),
  },
};
/** Members only: signing in leads back to the bag. */
export const InvalidMembersOnly: Story = {
  parameters: { site: { ...britain, signInPath: '/account/login' } },
  args: { store: storeIn({ typed: 'CLUB', problem: { kind: 'MEMBERS_ONLY' } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/gb/account/login?returnTo=%2Fcart',
    );
  },
};
export const InvalidFirstOrderOnly: Story = {
  args: { store: storeIn({ typed: 'WELCOME', problem: { kind: 'FIRST_ORDER_ONLY' } }) },
};
/** It was used, and then the goods became worth too little: it takes something off again with more of them. */
export const FailedBelowMinimum: Story = { args: { store: storeIn({ basket: coupon('BELOW_MINIMUM') }) } };
export const FailedTooManyTries: Story = {
  args: { store: storeIn({ typed: 'GUESS', problem: { kind: 'rateLimited', seconds: 580 } }) },
};
export const Failed: Story = { args: { store: storeIn({ typed: 'RUN10', problem: { kind: 'failed' } }) } };

/** No gift card yet. */
export const EmptyGiftCard: Story = { args: { kind: 'giftCard', store: storeIn({ kind: 'giftCard' }) } };
export const SubmittingGiftCard: Story = {
  args: {
    kind: 'giftCard',
    store: storeIn({ kind: 'giftCard', typed: '9F3A 04C1 77D0 1B2E 9F3A', isBusy: true }),
  },
};
/** One is used up, another one keeps the rest. */
export const SucceededGiftCards: Story = {
  args: {
    kind: 'giftCard',
    store: storeIn({
      basket: {
        giftCards: [card('APPLIED', 20, 0), card('APPLIED', 110, 40, '1B2E')],
        pricing: { ...lessTen, due: 0 },
      },
    }),
  },
};
/** What became of cards meanwhile. */
export const PartialGiftCards: Story = {
  args: {
    kind: 'giftCard',
    store: storeIn({
      basket: {
        giftCards: [
          card('SPENT', 0, 0),
          card('EXPIRED', 0, 0, '04C1'),
          card('NOT_NEEDED', 0, 25, '77D0'),
          card('NOT_USABLE', 0, 0, '1B2E'),
        ],
      },
    }),
  },
};
export const InvalidGiftCard: Story = {
  args: {
    kind: 'giftCard',
    store: storeIn({ kind: 'giftCard', typed: '9F3A 04C1', problem: { kind: 'giftCardRefused' } }),
  },
  parameters: { requirements: ['C8.63'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This code can not be used: it is wrong, spent/)).toBeVisible();
  },
};
export const InvalidTooManyGiftCards: Story = {
  args: {
    kind: 'giftCard',
    store: storeIn({ kind: 'giftCard', typed: '9F3A 04C1', problem: { kind: 'tooManyGiftCards' } }),
  },
};
/** In German, whose words are longer. */
export const LongContentGiftCards: Story = { ...SucceededGiftCards, globals: { language: 'de' } };

/** A code is typed, refused with its reason at the field, and what was typed stays. */
export const RefusesACode: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Coupon code' });
    await userEvent.type(field, 'nothing{Enter}');
    await expect(await page.findByText(/We don’t recognise this coupon/)).toBeVisible();
    await expect(field).toHaveValue('nothing');
  },
};

/** A coupon is taken off again. */
export const RemovesACoupon: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ basket: coupon('APPLIED', 13) }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Remove Coupon RUN10' }));
    await waitFor(() => expect(page.queryByText('Coupon RUN10')).toBeNull());
  },
};

/** A link brought a coupon for members: the notice leads to the sign-in, and from there back to the link. */
export const FollowedMembersOnly: Story = {
  parameters: { site: { ...britain, signInPath: '/account/login' } },
  args: {
    store: Object.assign(storeIn(), { followed: { code: 'CLUB', problem: { kind: 'MEMBERS_ONLY' } } }),
  },
  render: ({ store }) => <FollowedCouponNotice store={store} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coupon CLUB could not be used')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/gb/account/login?returnTo=%2Fcart%3Fcoupon%3DCLUB',
    );
  },
};
