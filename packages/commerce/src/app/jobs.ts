import { sweepUsedTickets } from '../customers/account/external/ticket.ts';
import { sweepUsedChallenges } from '../customers/account/passkey/challenge.ts';
import { SignInWatch } from '../customers/account/signInWatch.ts';
import type { Commerce } from './createCommerce.ts';
import { sweepBotProofs } from '../kernel/bots/proofOfWork.ts';
import { sweepNewsletter } from '../customers/newsletter/sweepNewsletter.ts';
import { sweepPrivacyCases } from '../privacy/privacyRequest/sweepPrivacyCases.ts';
import { workPrivacyCases } from '../privacy/privacyRequest/workCases.ts';
import type { CommerceContext } from './CommerceContext.ts';
import { recountRecommendations } from '../catalogue/recommendation/recount.ts';
import { settleLoyalty } from '../customers/loyalty/settleLoyalty.ts';
import { sweepOld } from '../privacy/retention/sweepOld.ts';
import { sweepOrders } from '../privacy/retention/sweepOrders.ts';
import { noticeWishlists } from '../customers/wishlist/noticeWishlists.ts';
import { sweepSlots } from '../sales/scheduling/bookSlots.ts';
import { settleGiftCards } from '../sales/giftCard/settleGiftCards.ts';
import { sweepHolds } from '../sales/stock/sweepHolds.ts';

/** A recurring background job. Every process runs it, so it must be safe to run twice at once. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  run(shop: CommerceContext): Promise<void>;
}

export const jobs: readonly Job[] = [
  {
    name: 'sweep holds',
    everySeconds: 30,
    async run(shop) {
      const pieces = await sweepHolds(shop.db, shop.clock.now());
      if (pieces > 0) shop.counters.add('stockReleased', pieces);
    },
  },
  {
    name: 'sweep slots',
    everySeconds: 3_600,
    run: async (shop) => void (await sweepSlots(shop.db, shop.clock.now())),
  },
  { name: 'sweep limits', everySeconds: 3_600, run: (shop) => shop.limits.sweep() },
  {
    name: 'sweep bot proofs',
    everySeconds: 3_600,
    run: (shop) => sweepBotProofs(shop.db, shop.clock.now()),
  },
  { name: 'sweep sign-in windows', everySeconds: 3_600, run: (shop) => new SignInWatch(shop).sweep() },
  { name: 'sweep used challenges', everySeconds: 3_600, run: sweepUsedChallenges },
  { name: 'sweep used tickets', everySeconds: 3_600, run: sweepUsedTickets },
  {
    name: 'work on privacy requests',
    everySeconds: 5,
    run: async (shop) => void (await workPrivacyCases(shop)),
  },
  { name: 'sweep privacy requests', everySeconds: 3_600, run: sweepPrivacyCases },
  { name: 'sweep orders', everySeconds: 3_600, run: (shop) => sweepOrders(shop.db, shop.clock.now()) },
  { name: 'sweep newsletter', everySeconds: 3_600, run: sweepNewsletter },
  {
    name: 'settle gift cards',
    everySeconds: 5,
    async run(shop) {
      const sent = await settleGiftCards(shop);
      if (sent > 0) shop.counters.add('gift_cards_sent', sent);
    },
  },
  {
    name: 'settle loyalty',
    everySeconds: 60,
    run: async (shop) => void (await settleLoyalty(shop)),
  },
  {
    name: 'notice wishlists',
    everySeconds: 60,
    async run(shop) {
      const mails = await noticeWishlists(shop);
      if (mails > 0) shop.counters.add('wishlist_notices', mails);
    },
  },
  {
    name: 'count recommendations',
    everySeconds: 60,
    run: async (shop) => void (await recountRecommendations(shop)),
  },
  {
    name: 'sweep old',
    everySeconds: 3_600,
    async run(shop) {
      const gone = await sweepOld(shop.db, shop.clock.now());
      if (gone.baskets + gone.events > 0) shop.log.info('old rows deleted', gone);
    },
  },
];

/** Background jobs of the checkout and the built-in provider. */
export function checkoutJobs({
  checkout,
  sandbox,
  sendMails,
  settleLaunches,
}: Pick<Commerce, 'checkout' | 'sandbox' | 'sendMails' | 'settleLaunches'>): Job[] {
  return [
    { name: 'settle payments', everySeconds: 15, run: async () => void (await checkout.reconcile()) },
    {
      name: 'remove registrations',
      everySeconds: 60,
      run: async () => void (await checkout.removeRegistrations()),
    },
    { name: 'work on parcels', everySeconds: 2, run: () => checkout.workFulfilment() },
    { name: 'settle launches', everySeconds: 2, run: settleLaunches },
    { name: 'send mails', everySeconds: 5, run: async () => void (await sendMails()) },
    { name: 'deliver events', everySeconds: 5, run: async () => void (await sandbox.deliverEvents()) },
  ];
}

/** Starts the jobs; the returned function stops them and waits for running ones. */
export function startJobs(shop: CommerceContext, list: readonly Job[] = jobs): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const timers = list.map((job) => {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      const run = job
        .run(shop)
        .catch((error: unknown) => shop.log.error('job failed', error, { job: job.name }))
        .finally(() => {
          isRunning = false;
          underWay.delete(run);
        });
      underWay.add(run);
    }, job.everySeconds * 1_000);
  });
  return async () => {
    timers.forEach((timer) => clearInterval(timer));
    await Promise.all(underWay);
  };
}
