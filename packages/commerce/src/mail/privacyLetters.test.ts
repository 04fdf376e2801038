import { expect, it } from 'vitest';
import { neutralDesign } from '../kernel/brand/BrandDesign.ts';
import { languagesIn } from '../node/testing/languagesIn.ts';
import type { PrivacyMailKind } from '../privacy/privacyRequest/privacyMails.ts';
import { renderMail } from './composeMail.ts';
import { privacyLetters } from './kinds/privacyLetters.ts';
import { messagesOf } from './messagesOf.ts';

const languages = languagesIn(new URL('messages/', import.meta.url));
const kinds = Object.keys(privacyLetters) as PrivacyMailKind[];
const pages: Partial<Record<PrivacyMailKind, string>> = {
  'privacy-confirm': 'confirm',
  'privacy-archive': 'archive',
};
const letter = {
  requestType: 'DELETE',
  refusal: 'repeated',
  key: 'c0ffee',
  site: 'https://shop.test/gb',
} as const;

it.each(
  languages.flatMap((language) =>
    kinds.flatMap((kind) => ['touchline', 'northing'].map((brand) => [language, kind, brand] as const)),
  ),
)(
  'the mail in %s of the kind %s of %s is in its own language, and leads to its page only',
  async (language, kind, brand) => {
    const content = privacyLetters[kind](await messagesOf(language), letter);
    const mail = await renderMail(content, neutralDesign(brand), language);
    const english = privacyLetters[kind](await messagesOf('en'), letter);
    if (language !== 'en') expect(content.title).not.toBe(english.title);
    const page = pages[kind];
    for (const text of [mail.html, mail.text]) {
      if (page) expect(text).toContain(`https://shop.test/gb/privacy-request/${page}?key=c0ffee`);
      else expect(text).not.toContain('c0ffee');
    }
  },
);
