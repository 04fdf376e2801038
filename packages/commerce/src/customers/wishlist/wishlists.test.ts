import { deleteAccount, downloadAccountData } from '@touchline/contract/client/account';
import { getVisitor } from '@touchline/contract/client/visitor';
import {
  addWishlistItem,
  createWishlist,
  deleteWishlist,
  deleteWishlistItem,
  forgetWishlistProduct,
  getSharedWishlist,
  getWishlistItems,
  getWishlists,
  mergeWishlist,
  replaceWishlistItem,
  shareWishlist,
  updateWishlist,
} from '@touchline/contract/client/wishlist';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sampleProduct } from '../../catalogue/products/testing/sampleProduct.ts';
import { visitorRoutes } from '../visitor/visitorRoutes.ts';
import { wishlistRoutes } from './wishlistRoutes.ts';

/** A product without a price in this country. */
const soldElsewhere = 'TL4109';
const products = ['TL4101', 'TL4102', 'TL4103', 'TL4104'];

describeOnDatabases('Wishlists', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database, {
      products: [
        ...products.map((id) => sampleProduct({ id, slug: id.toLowerCase() })),
        sampleProduct({ id: soldElsewhere, slug: 'elsewhere', prices: [] }),
      ],
    });
    wishlistRoutes(shop.router, shop.shop);
    visitorRoutes(shop.router, shop.shop);
    maya = shop.browser();
    await registered(maya, 'maya@example.org');
  });
  afterEach(() => database.close());

  const answerOf = <Answer>(outcome: { kind: string; answer?: Answer }): Answer => {
    if (outcome.kind !== 'done' || outcome.answer === undefined) throw new Error(outcome.kind);
    return outcome.answer;
  };
  const create = async (name: string, browser = maya) =>
    answerOf(await createWishlist(browser.call, name)).id;
  const idsIn = async (cid: string, browser = maya) =>
    answerOf(await getWishlistItems(browser.call, cid)).items.map(({ productId }) => productId);
  const savedBy = async (browser = maya) => (await getVisitor(browser.call)).wishlist ?? [];
  const save = async (cid: string, ...ids: string[]) => {
    for (const id of ids) {
      answerOf(await addWishlistItem(maya.call, cid, id));
      shop.clock.advance(1_000);
    }
  };

  it('are found by the email address that is signed in, the unnamed list first [A7.31, A7.32]', async () => {
    expect(await getWishlists(maya.call)).toEqual({ total: 0, collections: [] });
    await create('Marathon');
    shop.clock.advance(1_000);
    await create(' Winter ');
    await create('');
    expect((await getWishlists(maya.call))?.collections.map(({ name }) => name)).toEqual([
      '',
      'Marathon',
      'Winter',
    ]);
    expect(await getWishlists(maya.call)).toMatchObject({ total: 3 });
    const sameAddress = shop.browser();
    const noah = shop.browser();
    await registered(noah, 'noah@example.org');
    expect(await getWishlists(noah.call)).toMatchObject({ total: 0 });
    expect(await getWishlists(sameAddress.call)).toBeUndefined();
  });

  it('have one unnamed list, however often and at once it is created', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => create('')));
    expect(new Set(ids).size).toBe(1);
  });

  it('keep products with picture and an id of their place, the one saved last first, each once [A3.26, A7.34, A7.35]', async () => {
    const list = await create('');
    await save(list, 'TL4101', 'TL4102', 'TL4101');
    const { items } = answerOf(await getWishlistItems(maya.call, list));
    expect(items).toEqual([
      { productId: 'TL4102', collectionItemId: expect.any(String) as string, imageUrl: '/media/TL4102-side' },
      { productId: 'TL4101', collectionItemId: expect.any(String) as string, imageUrl: '/media/TL4101-side' },
    ]);
    expect(items[0]?.collectionItemId).not.toBe(items[1]?.collectionItemId);
    expect((await getWishlists(maya.call))?.collections).toEqual([
      { id: list, name: '', public: false, itemCount: 2 },
    ]);
    expect(await addWishlistItem(maya.call, list, 'nothing')).toEqual({ kind: 'gone' });
  });

  it('lose a product, also one that is gone already [A7.36]', async () => {
    const list = await create('');
    await save(list, 'TL4101', 'TL4102');
    await deleteWishlistItem(maya.call, list, 'TL4101');
    expect(await deleteWishlistItem(maya.call, list, 'TL4101')).toMatchObject({ kind: 'done' });
    expect(await idsIn(list)).toEqual(['TL4102']);
  });

  it('lose a product in all of them when its heart is pressed again, and only in those of the account', async () => {
    const [unnamed, marathon] = [await create(''), await create('Marathon')];
    await save(unnamed, 'TL4101', 'TL4102');
    await save(marathon, 'TL4101');
    const noah = shop.browser();
    await registered(noah, 'noah@example.org');
    await mergeWishlist(noah.call, ['TL4101']);
    expect(answerOf(await forgetWishlistProduct(maya.call, 'TL4101')).productIds).toEqual(['TL4102']);
    expect(await savedBy(noah)).toEqual(['TL4101']);
  });

  it('put another colour in the place of one, and keep it once', async () => {
    const list = await create('');
    await save(list, 'TL4101', 'TL4102', 'TL4103');
    await replaceWishlistItem(maya.call, { cid: list, pid: 'TL4102', newPid: 'TL4104' });
    expect(await idsIn(list)).toEqual(['TL4103', 'TL4104', 'TL4101']);
    await replaceWishlistItem(maya.call, { cid: list, pid: 'TL4103', newPid: 'TL4101' });
    expect(await idsIn(list)).toEqual(['TL4101', 'TL4104']);
    const gone = await replaceWishlistItem(maya.call, { cid: list, pid: 'TL4103', newPid: 'TL4101' });
    expect(gone).toEqual({ kind: 'gone' });
  });

  it('are renamed while they are private, and keep a name [A4.39, A7.33]', async () => {
    const list = await create('Marathon');
    await updateWishlist(maya.call, list, ' Half marathon ');
    expect((await getWishlists(maya.call))?.collections[0]?.name).toBe('Half marathon');
    expect(await updateWishlist(maya.call, list, '  ')).toEqual({ kind: 'nameRequired' });
    await shareWishlist(maya.call, list, true);
    expect(await updateWishlist(maya.call, list, 'Sprint')).toEqual({ kind: 'public' });
    expect((await getWishlists(maya.call))?.collections[0]?.name).toBe('Half marathon');
  });

  it('are read by the holder of their link while they are public, and by nobody after', async () => {
    const list = await create('Marathon');
    await save(list, 'TL4101');
    const stranger = shop.browser();
    const { shareToken = '' } = answerOf(await shareWishlist(maya.call, list, true));
    expect(shareToken).toMatch(/^[0-9a-f]{32}$/);
    expect(await getSharedWishlist(stranger.call, shareToken)).toMatchObject({
      name: 'Marathon',
      items: [{ productId: 'TL4101' }],
    });
    expect(answerOf(await shareWishlist(maya.call, list, true)).shareToken).toBe(shareToken);
    await shareWishlist(maya.call, list, false);
    expect(await getSharedWishlist(stranger.call, shareToken)).toBeUndefined();
    const again = answerOf(await shareWishlist(maya.call, list, true)).shareToken ?? '';
    expect(again).not.toBe(shareToken);
    shop.clock.advance(366 * 86_400_000);
    expect(await getSharedWishlist(stranger.call, again)).toBeUndefined();
  });

  it('are nobody else’s: another account reads, changes and deletes nothing of them', async () => {
    const list = await create('Marathon');
    await save(list, 'TL4101');
    const noah = shop.browser();
    await registered(noah, 'noah@example.org');
    const gone = { kind: 'gone' };
    expect(await getWishlistItems(noah.call, list)).toEqual(gone);
    expect(await addWishlistItem(noah.call, list, 'TL4102')).toEqual(gone);
    expect(await updateWishlist(noah.call, list, 'Mine')).toEqual(gone);
    expect(await shareWishlist(noah.call, list, true)).toEqual(gone);
    expect(await deleteWishlistItem(noah.call, list, 'TL4101')).toEqual(gone);
    expect(await replaceWishlistItem(noah.call, { cid: list, pid: 'TL4101', newPid: 'TL4102' })).toEqual(
      gone,
    );
    expect(await deleteWishlist(noah.call, list)).toEqual(gone);
    expect(await idsIn(list)).toEqual(['TL4101']);
    expect(await savedBy(noah)).toEqual([]);
  });

  it('take over a guest’s list in any order and any number of times without losing or doubling a product', async () => {
    const list = await create('Marathon');
    await save(list, 'TL4103');
    const merged = await Promise.all([
      mergeWishlist(maya.call, ['TL4101', 'TL4103', 'TL4102', 'unknown']),
      mergeWishlist(maya.call, ['TL4102', 'TL4101']),
      mergeWishlist(maya.call, ['TL4101', 'TL4103', 'TL4102', 'unknown']),
    ]);
    expect(merged.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
    expect((await savedBy()).toSorted()).toEqual(['TL4101', 'TL4102', 'TL4103']);
    const unnamed = (await getWishlists(maya.call))?.collections[0];
    expect([unnamed?.name, unnamed?.itemCount]).toEqual(['', 2]);
    expect(await idsIn(list)).toEqual(['TL4103']);
  });

  it('keep the order of a guest’s list, and say what did not fit', async () => {
    const { productIds } = answerOf(await mergeWishlist(maya.call, ['TL4102', 'TL4101']));
    expect(productIds).toEqual(['TL4102', 'TL4101']);
    const [unnamed] = (await getWishlists(maya.call))?.collections ?? [];
    await database.db
      .insertInto('wishlist_items')
      .values(
        Array.from({ length: 97 }, (_, at) => ({
          ...{ id: `item-${at}`, wishlist_id: unnamed?.id ?? '', product_id: `OLD${at}` },
          added_at: shop.clock.now(),
        })),
      )
      .execute();
    expect(answerOf(await mergeWishlist(maya.call, ['TL4103', 'TL4104'])).left).toEqual(['TL4104']);
    expect(await addWishlistItem(maya.call, unnamed?.id ?? '', 'TL4104')).toEqual({ kind: 'full' });
  });

  it('take over what another country’s shop sells, which this one does not show', async () => {
    await mergeWishlist(maya.call, [soldElsewhere, 'TL4101']);
    expect(await savedBy()).toEqual([soldElsewhere, 'TL4101']);
    const [unnamed] = (await getWishlists(maya.call))?.collections ?? [];
    expect(answerOf(await getWishlistItems(maya.call, unnamed?.id ?? '')).items[0]).toMatchObject({
      ...{ productId: soldElsewhere, imageUrl: '' },
    });
  });

  it('are at most twenty', async () => {
    for (let at = 0; at < 20; at += 1) await create(`List ${at}`);
    expect(await createWishlist(maya.call, 'One more')).toEqual({ kind: 'full' });
  });

  it('are in what the account downloads, and go with the account', async () => {
    const list = await create('Marathon');
    await save(list, 'TL4101', 'TL4102');
    const outcome = await downloadAccountData(maya.call);
    expect(outcome).toMatchObject({
      data: { wishlists: [{ name: 'Marathon', public: false, productIds: ['TL4101', 'TL4102'] }] },
    });
    await deleteAccount(maya.call, { currentPassword: goodPassword });
    expect(await shop.rows('select * from wishlists')).toEqual([]);
    expect(await shop.rows('select * from wishlist_items')).toEqual([]);
  });

  it('are deleted with their products', async () => {
    const list = await create('Marathon');
    await save(list, 'TL4101');
    expect(answerOf(await deleteWishlist(maya.call, list))).toEqual({ total: 0, collections: [] });
    expect(await savedBy()).toEqual([]);
  });
});
