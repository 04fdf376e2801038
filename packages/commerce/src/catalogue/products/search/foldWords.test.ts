import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeOnDatabases } from '../../../node/testing/describeOnDatabases.ts';
import { sampleNow } from '../testing/sampleCatalogue.ts';
import { sampleProduct, sampleTexts } from '../testing/sampleProduct.ts';
import { foldText } from '../foldText.ts';
import { writeProducts } from '../writeProducts.ts';
import { foldStatements } from './foldStatements.ts';
import { foldWords } from './foldWords.ts';
import { termTokens } from './termTokens.ts';

describe('Words of a search', () => {
  it.each([
    ['أحذية الجري', 'احذيه جري'],
    ['احذيه الجرى', 'احذيه جري'],
    ['أَحْذِيَة الجـــري', 'احذيه جري'],
    ['حذاء للجري', 'حذاء جري'],
    ['للرجال والنساء', 'رجال نساء'],
    ['وللأطفال', 'اطفال'],
    ['متعدد الألوان', 'متعدد وان'],
    ['ألوان الوان', 'وان وان'],
    ['آخر إصدار', 'اخر اصدار'],
    ['كرة القدم', 'كره قدم'],
    // Not articles: too little would be left, or they are inside of a word.
    ['ال إلى بالطو جمال', 'ال الي بالطو جمال'],
    // Keyboards of neighbouring languages.
    ['کرة سلة یومية', 'كره سله يوميه'],
    ['مقاس ٤٢', 'مقاس 42'],
    ['۴۲', '42'],
    ['ＥＵ４２', 'eu42'],
    ['Élan Größe', 'elan grosse'],
    ['러닝화', '러닝화'],
    ['Tex™ m²', 'tex™ m²'],
  ])('“%s” are compared as “%s”', (typed, folded) => {
    expect(foldWords(typed)).toBe(folded);
    expect(foldWords(folded), 'folded twice').toBe(folded);
  });

  it.each([
    ['Men’s UK 9,5', ['men', 'uk', '9.5']],
    ['UK8.5 26,5cm', ['uk8.5', '26.5', 'cm']],
    ['٢٦٫٥ سم', ['26.5', 'سم']],
    ['42⅔ 8½ 42 2/3', ['42.67', '8.5', '42.67']],
    ['EU42 2/3', ['eu42.67']],
  ])('“%s” keep the decimals of numbers', (typed, tokens) => {
    expect(termTokens(typed)).toEqual(tokens);
  });
});

describeOnDatabases('Arabic words of an older shop', (open) => {
  it('are folded when it is updated', async () => {
    const opened = await open();
    const name = 'أَحْذِيَة الجـري للرجال والنساء، مقاس ٤٢، بالألوان';
    const texts = new Map([['ar', sampleTexts({ name })]]);
    await opened.db
      .transaction()
      .execute((trx) => writeProducts(trx, [sampleProduct({ id: 'SHOE', texts })], sampleNow));
    const words = async () =>
      (await opened.db.selectFrom('product_texts').select('words').executeTakeFirstOrThrow()).words;
    const written = await words();
    const before = written.replace(foldWords(name), foldText(name));
    expect(before).not.toBe(written);
    await sql`update product_texts set words = ${before}`.execute(opened.db);
    for (const statement of foldStatements) await sql.raw(statement).execute(opened.db);
    expect(await words()).toBe(written);
    const counted = await opened.db.selectFrom('search_words').select('word').execute();
    expect(counted.map(({ word }) => word)).toEqual(expect.arrayContaining(['احذيه', 'جري', 'رجال']));
    await opened.close();
  });
});
