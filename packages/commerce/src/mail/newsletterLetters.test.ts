import { expect, it } from 'vitest';
import { neutralDesign } from '../kernel/brand/BrandDesign.ts';
import { languagesIn } from '../node/testing/languagesIn.ts';
import { renderMail } from './composeMail.ts';
import { issueLetter, newsletterLetter } from './kinds/newsletterLetters.ts';
import { messagesOf } from './messagesOf.ts';

const languages = languagesIn(new URL('messages/', import.meta.url));
const kinds = ['newsletter-confirm', 'newsletter-welcome', 'newsletter-link'] as const;
const keys = { confirm: 'c0ffee', manage: 'f00d' };
const site = 'https://shop.test/gb';

it.each(languages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
  'the mail in %s of the kind %s has its links in HTML and plain, in its own language',
  async (language, kind) => {
    const content = newsletterLetter(await messagesOf(language), kind, keys, site);
    const mail = await renderMail(content, neutralDesign('touchline'), language);
    const english = newsletterLetter(await messagesOf('en'), kind, keys, site);
    if (language !== 'en') expect(content.title).not.toBe(english.title);
    const link = kind === 'newsletter-confirm' ? 'confirm?key=c0ffee' : 'preferences?key=f00d';
    for (const text of [mail.html, mail.text]) expect(text).toContain(`${site}/newsletter/${link}`);
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${site}/newsletter/unsubscribe?key=f00d>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  },
);

it('an issue ends with the ways to change and to leave', async () => {
  const texts = { subject: 'New', preview: '', title: 'New', paragraphs: ['One.', 'Two.'] };
  const mail = await renderMail(
    issueLetter(await messagesOf('de'), texts, keys, site),
    neutralDesign('touchline'),
    'de',
  );
  expect(mail.text.indexOf('Two.')).toBeLessThan(mail.text.indexOf('Abmelden:'));
  expect(mail.html).toContain(`href="${site}/newsletter/unsubscribe?key=f00d"`);
});
