import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sampleProduct, sampleTexts } from './testing/sampleProduct.ts';
import { sampleNow } from './testing/sampleCatalogue.ts';
import { markupStatements } from './markupStatements.ts';
import { writeProducts } from './writeProducts.ts';

describeOnDatabases('Texts that were imported with markup', (open) => {
  it('become plain text when the shop is updated; its own texts stay', async () => {
    const opened = await open();
    const marked = sampleTexts({
      name: 'Peak <b>jacket</b>',
      body: '<p>Wind &amp; rain.</p><ul><li>Light</li><li>Warm</li></ul><p>Wash<br>cold.<script>x()</script></p><script>y()</script>',
      highlights: ['&lt;em&gt;Dry&lt;/em&gt;', '5 < 6'],
      facts: [{ key: 'weight', label: 'Weight', value: '<span class="a">200 g</span>' }],
    });
    const texts = new Map([['en', marked]]);
    await opened.db
      .transaction()
      .execute((trx) =>
        writeProducts(
          trx,
          [sampleProduct({ id: 'FEED', source: 'feed:gb', texts }), sampleProduct({ id: 'OWN', texts })],
          sampleNow,
        ),
      );
    for (const statement of markupStatements) await sql.raw(statement).execute(opened.db);
    const read = (id: string) =>
      opened.db
        .selectFrom('product_texts')
        .select(['name', 'body', 'highlights', 'facts'])
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await read('FEED')).toEqual({
      name: 'Peak jacket',
      body: 'Wind & rain.\n• Light\n• Warm\n\nWash\ncold.',
      highlights: ['Dry', '5 < 6'],
      facts: [{ key: 'weight', label: 'Weight', value: '200 g' }],
    });
    expect((await read('OWN')).name).toBe('Peak <b>jacket</b>');
    await opened.close();
  });
});
