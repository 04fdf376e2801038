import { expect, it } from 'vitest';
import { neutralDesign } from '../kernel/brand/BrandDesign.ts';
import { languagesIn } from '../node/testing/languagesIn.ts';
import { renderMail } from './composeMail.ts';
import { reviewLetter, reviewMailKinds } from './kinds/reviewLetters.ts';
import { messagesOf } from './messagesOf.ts';

const languages = languagesIn(new URL('messages/', import.meta.url));
const product = 'https://shop.test/gb/tempo-4/TL4101.html#reviews';

it.each(languages.flatMap((language) => reviewMailKinds.map((kind) => [language, kind] as const)))(
  'the mail in %s of the kind %s is in its own language, and leads to the product',
  async (language, kind) => {
    const refusal = kind === 'review-refused' ? 'advertising' : undefined;
    const content = reviewLetter(await messagesOf(language), kind, product, refusal);
    const mail = await renderMail(content, neutralDesign('touchline'), language);
    const english = reviewLetter(await messagesOf('en'), kind, product, refusal);
    if (language !== 'en') expect(content.title).not.toBe(english.title);
    expect(mail.html).toContain(product);
    expect(mail.text).toContain(product);
    if (refusal) expect(mail.text).toContain((await messagesOf(language)).review.refused.reasons[refusal]);
  },
);
