import { deleteAccount } from '@touchline/contract/client/account';
import { getProduct } from '@touchline/contract/client/catalogue';
import { createOrderLink } from '@touchline/contract/client/orderLink';
import {
  deleteReview,
  getOwnReview,
  getReviews,
  reportReview,
  voteReview,
  writeReview,
  type ReviewAuthor,
} from '@touchline/contract/client/review';
import type { ReviewForm } from '@touchline/contract/review/schema';
import { sessionHeader } from '@touchline/contract/sessionHeader';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../account/testing/openAccounts.ts';
import { catalogueRoutes } from '../../catalogue/products/routes.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, orderIn } from '../../sales/order/testing/buying.ts';
import { shopOrigin, type TestShopper } from '../../sales/order/testing/openCheckout.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { deleteReviewById } from './deleteReviews.ts';
import { decide } from './moderate.ts';
import { loadSummary } from './reviewSummary.ts';
import { writeReview as write } from './writeReview.ts';

const account: ReviewAuthor = { kind: 'account' };
const runs = Number(process.env['INTERLEAVINGS'] ?? 40);

const form = (changes: Partial<ReviewForm> = {}): ReviewForm => ({
  ...{ rating: 4, title: 'Light and quick', nickname: 'Trail runner', fit: 'slightlySmall' as const },
  text: 'Ran a half in them after a week. Half a size up is right.',
  ...changes,
});

describeOnDatabases('A review', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let reader: TestShopper;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database, {
      products: [
        sampleProduct(),
        sampleProduct({ id: 'TL4102' }),
        sampleProduct({ id: 'TX1', model: 'TX', slug: 'other' }),
      ],
    });
    catalogueRoutes(shop.router, shop.shop);
    reader = shop.shopper();
    maya = shop.browser();
    await registered(maya, 'maya@example.org');
  });
  afterEach(() => database.close());

  const published = async (productId = 'TL4101') => {
    // A reader that is new has no answer in memory.
    const list = await getReviews(shop.shopper().call, productId);
    if (!list) throw new Error('There is no such product.');
    return list;
  };
  async function written(by: TestShopper = maya, changes: Partial<ReviewForm> = {}, author = account) {
    const outcome = await writeReview(by.call, author, 'TL4101', form(changes));
    if (outcome.kind !== 'written') throw new Error(JSON.stringify(outcome));
    return outcome.review;
  }

  it('waits for the shop, is shown once it is published, in every colour, and counts in product and list [C3.37]', async () => {
    const { id } = await written();
    expect(await published()).toMatchObject({ total: 0, summary: { count: 0, average: 0 } });
    expect((await getProduct(reader.call, 'TL4101'))?.rating).toBeUndefined();
    await decide(shop.shop, id, { kind: 'published' });
    for (const productId of ['TL4101', 'TL4102']) {
      const { summary, reviews } = await published(productId);
      expect(summary).toEqual({ count: 1, average: 4, distribution: [0, 1, 0, 0, 0] });
      expect(reviews).toMatchObject([{ id, rating: 4, nickname: 'Trail runner', isVerified: false }]);
      expect(Object.keys(reviews[0] ?? {})).not.toContain('accountId');
    }
    const product = await getProduct(reader.call, 'TL4102');
    expect(product?.rating).toEqual({ average: 4, count: 1 });
    const site = shop.shop.markets.site('gb');
    const [card] = await shop.shop.catalogue.summaries(site, ['TL4101']);
    expect(card?.rating).toEqual({ average: 4, count: 1 });
    expect(await published('TX1')).toMatchObject({ total: 0 });
  });

  it('is one for a person and a product; a change waits again and is not counted meanwhile', async () => {
    const { id } = await written();
    await decide(shop.shop, id, { kind: 'published' });
    await decide(shop.shop, id, { kind: 'replied', text: 'Thank you.' });
    const changed = await written(maya, { rating: 2 });
    expect(changed).toMatchObject({ id, state: 'pending', rating: 2 });
    expect(changed.reply).toBeUndefined();
    expect((await published()).summary.count).toBe(0);
    await decide(shop.shop, id, { kind: 'published' });
    expect((await published()).summary.distribution).toEqual([0, 0, 0, 1, 0]);
    expect(await deleteReview(maya.call, account, 'TL4102')).toEqual({ kind: 'deleted' });
    expect((await published()).summary.count).toBe(0);
    expect(await getOwnReview(maya.call, account, 'TL4101')).not.toHaveProperty('review');
  });

  it('is written once when devices send the first at the same time, and each gets its answer', async () => {
    const sent = await Promise.all(
      Array.from({ length: 15 }, (_, at) => written(maya, { rating: 1 + (at % 5) })),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await shop.rows('select id from reviews')).toHaveLength(1);
  });

  it('is written or refused, and breaks nothing, while its author deletes the account', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const nele = shop.browser();
      await registered(nele, `nele${round}@example.org`);
      const { current } = nele.session;
      const write = async () => {
        const { status } = await shop.fetch(
          new Request(`${shopOrigin}/api/own-reviews/TL4101?sitePath=gb`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json', [sessionHeader]: `Bearer ${current}` },
            body: JSON.stringify(form()),
          }),
          `writer-${round}`,
        );
        statuses.push(status);
      };
      await Promise.all([
        write(),
        deleteAccount(nele.call, { currentPassword: goodPassword }),
        write(),
        write(),
        write(),
      ]);
    }
    expect(statuses.filter((status) => status >= 500 || status === 0)).toEqual([]);
  });

  it('says that its author bought the product only where an order that was not cancelled says so', async () => {
    expect(await written()).toMatchObject({ isVerified: false });
    const order = orderIn((await buy(shop, maya)).outcome);
    expect(await written()).toMatchObject({ isVerified: true });
    expect(await getOwnReview(maya.call, account, 'TX1')).toMatchObject({ isVerified: false });
    await database.db
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('id', '=', order.orderId)
      .execute();
    expect(await written()).toMatchObject({ isVerified: false });
    const stranger = shop.browser();
    await registered(stranger, 'nele@example.org');
    expect(await written(stranger)).toMatchObject({ isVerified: false });
  });

  it('is written by a guest with the link of an order that has the product, and of no other', async () => {
    const guest = shop.shopper();
    const order = orderIn((await buy(shop, guest)).outcome);
    const { key } = await createOrderLink(guest.call, order.orderId);
    const author: ReviewAuthor = { kind: 'link', key };
    const review = await written(reader, {}, author);
    expect(review).toMatchObject({ isVerified: true, state: 'pending' });
    expect(await getOwnReview(reader.call, author, 'TL4101')).toMatchObject({ review: { id: review.id } });
    expect(await writeReview(reader.call, author, 'TX1', form())).toEqual({ kind: 'gone' });
    const wrong: ReviewAuthor = { kind: 'link', key: '0'.repeat(40) };
    expect(await writeReview(reader.call, wrong, 'TL4101', form())).toEqual({ kind: 'gone' });
    expect(await writeReview(reader.call, account, 'TL4101', form())).toEqual({ kind: 'signedOut' });
    const ofAccount = orderIn((await buy(shop, maya)).outcome);
    const link = await createOrderLink(maya.call, ofAccount.orderId);
    expect(await writeReview(reader.call, { ...author, key: link.key }, 'TL4101', form())).toEqual({
      kind: 'signedOut',
    });
    expect(await deleteReview(reader.call, author, 'TL4101')).toEqual({ kind: 'deleted' });
  });

  it('is refused with its field for an insult, a link or an address, and not for a harmless word', async () => {
    const cases: [Partial<ReviewForm>, string, string][] = [
      [{ nickname: 'Arschloch' }, 'nickname', 'blocked'],
      [{ text: 'These are sh1t, and they cost a fortune.' }, 'text', 'blocked'],
      [{ text: 'Look at www.example.org for better ones.' }, 'text', 'contact'],
      [{ title: 'Write to me@example.org' }, 'title', 'contact'],
      [{ photos: [{ data: 'AAAA' }] }, 'photos', 'photosOff'],
    ];
    for (const [changes, field, problem] of cases)
      expect(await writeReview(maya.call, account, 'TL4101', form(changes))).toEqual({
        ...{ kind: 'refused', field, problem },
      });
    await written(maya, { text: 'Die Sohle ist dick, und die Klasse ist super.', title: 'Essex 10k, 2026' });
  });

  it('is filtered by stars, buyers and language, and sorted by what helped', async () => {
    const ids: string[] = [];
    for (const [at, rating] of [5, 3, 1].entries()) {
      const browser = shop.browser();
      await registered(browser, `reader${at}@example.org`);
      if (at === 1) await buy(shop, browser);
      const { id } = await written(browser, { rating });
      ids.push(id);
      await decide(shop.shop, id, { kind: 'published' });
      shop.clock.advance(1_000);
    }
    const shown = async (query: Parameters<typeof getReviews>[2]) =>
      (await getReviews(shop.shopper().call, 'TL4101', query))?.reviews.map(({ id }) => ids.indexOf(id));
    expect(await shown({})).toEqual([2, 1, 0]);
    expect(await shown({ sort: 'highest' })).toEqual([0, 1, 2]);
    expect(await shown({ sort: 'lowest' })).toEqual([2, 1, 0]);
    expect(await shown({ stars: 3 })).toEqual([1]);
    expect(await shown({ isVerified: true })).toEqual([1]);
    expect(await shown({ withPhotos: true })).toEqual([]);
    expect(await shown({ language: 'xx' })).toEqual([]);
    expect(await shown({ page: 2 })).toEqual([]);
    const [, second = ''] = ids;
    expect(await voteReview(reader.call, second)).toEqual({ kind: 'done', helpful: 1 });
    expect(await voteReview(reader.call, second)).toEqual({ kind: 'done', helpful: 1 });
    expect(await voteReview(shop.shopper('elsewhere').call, second)).toEqual({ kind: 'done', helpful: 2 });
    expect(await shown({ sort: 'helpful' })).toEqual([1, 2, 0]);
    expect(await reportReview(reader.call, second, 'fake')).toEqual({ kind: 'done', reported: true });
    expect(await shop.rows('select reports from reviews where reports > 0')).toEqual([{ reports: 1 }]);
    expect(await voteReview(reader.call, 'none')).toEqual({ kind: 'gone' });
  });

  it('tells its author by mail what the shop decided, and by its page why', async () => {
    const { id } = await written();
    await decide(shop.shop, id, { kind: 'refused', reason: 'advertising' });
    expect((await shop.mailTo('maya@example.org', 'review-refused')).text).toContain('advertises');
    expect(await getOwnReview(maya.call, account, 'TL4101')).toMatchObject({
      review: { state: 'refused', refusal: 'advertising' },
    });
    await decide(shop.shop, id, { kind: 'published' });
    await decide(shop.shop, id, { kind: 'published' });
    await decide(shop.shop, id, { kind: 'replied', text: 'Thank you.' });
    expect((await shop.mailTo('maya@example.org', 'review-replied')).text).toContain('TL4101.html');
    expect(await shop.rows(`select 1 from mails where kind = 'review-published'`)).toHaveLength(1);
    expect((await published()).reviews[0]?.reply?.text).toBe('Thank you.');
  });

  it('goes with the account of its author, out of the summary, too', async () => {
    const { id } = await written();
    await decide(shop.shop, id, { kind: 'published' });
    await deleteAccount(maya.call, { currentPassword: goodPassword });
    expect(await shop.rows('select id from reviews')).toEqual([]);
    expect((await published()).summary).toEqual({ count: 0, average: 0, distribution: [0, 0, 0, 0, 0] });
  });

  it('never leaves the summary other than what is stored, whatever happens at the same time', async () => {
    for (const name of ['a', 'b', 'c']) await registered(shop.browser(), `${name}@example.org`);
    const accounts = await shop.rows<{ id: string }>('select id from accounts order by email limit 3');
    const person = fc.nat(2);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('write' as const), person, rating: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ kind: fc.constantFrom('publish' as const, 'refuse' as const, 'delete' as const), person }),
    );
    const at = async (index: number) =>
      (
        await database.db
          .selectFrom('reviews')
          .select('id')
          .where('account_id', '=', accounts[index]?.id ?? '')
          .executeTakeFirst()
      )?.id ?? 'none';
    async function take(one: { kind: string; person: number; rating?: number }) {
      const { text, title, nickname } = form();
      if (one.kind === 'write')
        return write(shop.shop, {
          author: { accountId: accounts[one.person]?.id, email: undefined },
          ...{ model: 'TL41', productId: 'TL4101', language: 'en', sitePath: 'gb', photos: [] },
          form: { rating: one.rating ?? 1, text, title, nickname },
        });
      const id = await at(one.person);
      if (one.kind === 'delete') return database.db.transaction().execute((trx) => deleteReviewById(trx, id));
      const decision =
        one.kind === 'publish'
          ? ({ kind: 'published' } as const)
          : ({ kind: 'refused', reason: 'language' } as const);
      return decide(shop.shop, id, decision);
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 4 }), async (rounds) => {
        for (const round of rounds) {
          await Promise.allSettled(round.map(take));
          const [counted] = await shop.rows<Record<string, number>>(`
            select ${[1, 2, 3, 4, 5].map((n) => `count(*) filter (where rating = ${n})::int as "${n}"`).join()}
            from reviews where state = 'published' and model = 'TL41'`);
          const { distribution } = await loadSummary(database.db, 'TL41');
          expect(distribution).toEqual([5, 4, 3, 2, 1].map((n) => counted?.[n] ?? 0));
        }
      }),
      { numRuns: runs },
    );
  });
});
