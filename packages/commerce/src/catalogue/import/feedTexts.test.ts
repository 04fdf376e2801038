import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { ImportStopped } from './importFeed.ts';
import { feedRow, feedShop } from './testing/feedShop.ts';

describeOnDatabases('Texts of a feed', (open) => {
  let opened: OpenDatabase;
  let shop: ReturnType<typeof feedShop>;
  beforeEach(async () => {
    opened = await open();
    shop = feedShop(opened);
  });
  afterEach(() => opened.close());

  it('are cut between two characters, never in an emoji, and the report says so', async () => {
    const { problems } = await shop.load([
      feedRow({
        product_highlight: `${'x'.repeat(149)}😀 and more`,
        title: `${'x'.repeat(148)}😀`,
        description: `${'y'.repeat(4_990)} 😀😀😀`,
        product_type: `Men > ${'z'.repeat(79)}😀${'z'.repeat(30)}`,
      }),
      feedRow({ id: 'B', size: 'x'.repeat(90) + '😀'.repeat(20) }),
    ]);
    expect(problems.map(({ id, attribute }) => `${id} ${attribute}`)).toEqual([
      'A-1 product_highlight',
      'B size',
    ]);
    expect(problems.every(({ value }) => !/\p{Cs}/u.test(value))).toBe(true);
    expect((await shop.product('A-1')).product_description.highlights).toEqual(['x'.repeat(149)]);
  });

  it('lose zero bytes and halves of characters, with a warning, and the row is imported', async () => {
    const rows = [
      feedRow(),
      feedRow({
        id: 'B\u0000',
        title: 'Half \uD83D of it',
        description: 'Zero \u0000 byte and &#0; and \uDE00.',
      }),
      feedRow({ id: 'C', brand: '\uFFFFPeak' }),
    ];
    const { report, problems } = await shop.load(rows);
    expect(report).toMatchObject({ skipped: 0, changed: 3 });
    expect(problems.map(({ line, attribute, severity }) => `${line} ${attribute} ${severity}`)).toEqual([
      '3 id warning',
      '3 title warning',
      '3 description warning',
      '4 brand warning',
    ]);
    expect(await shop.product('B')).toMatchObject({ name: 'Half of it' });
  });

  it('lose them in XML too, where they would end the file', async () => {
    const item = (id: string, title: string) =>
      `<item><g:id>${id}</g:id><title>${title}</title><description>Warm.</description><link>https://a.example/${id}</link><g:image_link>a.jpg</g:image_link><g:availability>in_stock</g:availability><g:price>5.00 GBP</g:price><g:brand>Peak</g:brand><g:mpn>1</g:mpn></item>`;
    const { report, problems } = await shop.load(
      `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${item('A', 'Cap')}${item('B', 'Zero\u0000 &#0; &#x1; bell\u0007 \uD83D')}${item('C', 'Fast &#xD83D;&#xDE00; &#x1F600;')}</channel></rss>`,
    );
    expect(report).toMatchObject({ items: 3, skipped: 0 });
    expect(problems.map(({ id, attribute }) => `${id} ${attribute}`)).toEqual(['B title']);
    expect((await shop.product('C')).name).toBe('Fast 😀 😀');
  });

  it('that hold markup become plain text, with paragraphs and lists', async () => {
    await shop.load([
      feedRow({
        title: 'Peak <b>jacket</b>',
        description:
          '<p>Keeps <strong>wind</strong> &amp; rain out of every ridge.</p><ul><li>Light</li><li>Warm</li></ul><p>Wash it cold.</p>',
        product_highlight: '<em>Light</em>,&lt;i&gt;Dry&lt;/i&gt;',
      }),
    ]);
    const { name, product_description: texts, meta_data: meta } = await shop.product('A-1');
    expect(name).toBe('Peak jacket');
    expect(texts).toMatchObject({
      text: 'Keeps wind & rain out of every ridge.\n\nWash it cold.',
      highlights: ['Light', 'Dry', 'Light', 'Warm'],
    });
    expect(meta.description).toBe('Keeps wind & rain out of every ridge.');
  });

  it('say what is not new, in lists, on the page and in the bag', async () => {
    const { report } = await shop.load([
      feedRow({ id: 'N', item_group_id: 'G', color: 'Red', size: 'S' }),
      feedRow({
        id: 'U',
        item_group_id: 'G',
        color: 'Red',
        size: 'M',
        condition: 'used',
        shipping: 'GB:::3.00 GBP',
      }),
    ]);
    expect(report.unusedColumns).toEqual(['link', 'shipping']);
    const { items } = await shop.list({ path: 'men' });
    expect(items.map(({ id }) => id)).toHaveLength(1);
    const used = await shop.product('U');
    expect(used.attribute_list.condition).toBe('used');
    expect(used.product_description.subtitle).toBe('Used · Jackets');
    expect(used.variation_list.map(({ sku }) => sku)).toEqual(['U']);
    expect((await shop.product('N')).attribute_list.condition).toBeUndefined();
  });

  it('that the database refuses cost their group only, without a word of the database', async () => {
    await opened.db.schema
      .alterTable('products')
      .addCheckConstraint('no_bad', sql`brand <> 'Bad'`)
      .execute();
    try {
      const rows = Array.from({ length: 12 }, (_, at) =>
        feedRow({ id: `I${at}`, brand: at === 6 ? 'Bad' : 'Peak' }),
      );
      const { report, problems } = await shop.load(rows);
      expect(report).toMatchObject({ items: 12, skipped: 1, changed: 11 });
      expect(problems).toMatchObject([{ line: 8, id: 'I6', severity: 'error' }]);
      expect(problems[0]?.message).toBe('cannot be stored together with its group; the group is left out');
    } finally {
      await opened.db.schema.alterTable('products').dropConstraint('no_bad').execute();
    }
  });

  it('that end too early leave behind what was imported before, and the report says how much', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => feedRow({ id: `I${at}`, image_link: `${at}.jpg` }));
    const pictures = {
      take: (name: string) =>
        name === '11.jpg' ? Promise.reject(new Error('the disk is gone')) : Promise.resolve(undefined),
    };
    const stopped = await shop.load(rows, { pictures }).catch((error: unknown) => error);
    expect(stopped).toBeInstanceOf(ImportStopped);
    expect((stopped as ImportStopped).changed).toBeGreaterThan(0);
    expect((await shop.product('I0')).name).toBe('Peak jacket');
  });
});
