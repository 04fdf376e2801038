import { privacyLinkDays } from '@touchline/contract/privacyRequest/constants';
import { privacyRequestPages } from '@touchline/contract/privacyRequest/pages';
import { keyOfLink } from '../../privacy/privacyRequest/privacyLinks.ts';
import type { PrivacyMailData, PrivacyMailKind } from '../../privacy/privacyRequest/privacyMails.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { MailRejected } from '../Mail.ts';
import type { MailBlock, MailContent } from '../MailContent.ts';
import type { LetterMessages, MailMessages } from '../MailMessages.ts';
import { messagesOf } from '../messagesOf.ts';

/** What a letter needs besides its texts. */
export interface PrivacyLetter extends Pick<PrivacyMailData, 'requestType' | 'refusal'> {
  /** The key of its link, where it has one. */
  readonly key: string;
  /** The address of the site. */
  readonly site: string;
}

type Writes = (messages: MailMessages, letter: PrivacyLetter) => MailContent;

const letter = (
  { subject, preview, title, reason }: Omit<LetterMessages, 'text'>,
  blocks: readonly MailBlock[],
): MailContent => ({ subject, preview, title, reason, blocks });

const text = (words: string): MailBlock => ({ kind: 'text', text: words });

/** The mails about a privacy request. */
export const privacyLetters: Readonly<Record<PrivacyMailKind, Writes>> = {
  'privacy-confirm': ({ privacy: { confirm: t } }, { requestType, key, site }) =>
    letter(t, [
      // An objection to sale is never asked about.
      text(t.texts[requestType === 'DO_NOT_SELL' ? 'EXPORT' : requestType]),
      { kind: 'button', label: t.open, href: `${site}${privacyRequestPages.confirm}?key=${key}` },
      text(t.days(privacyLinkDays)),
    ]),
  'privacy-archive': ({ privacy: { archive: t } }, { key, site }) =>
    letter(t, [
      text(t.text),
      { kind: 'button', label: t.open, href: `${site}${privacyRequestPages.archive}?key=${key}` },
      text(t.days(privacyLinkDays)),
    ]),
  'privacy-sale-stopped': ({ privacy: { saleStopped: t } }) => letter(t, [text(t.text)]),
  'privacy-erased': ({ privacy: { erased: t } }) => letter(t, [text(t.text), text(t.kept)]),
  'privacy-refused': ({ privacy: { refused: t } }, { refusal = 'identityNotProved' }) =>
    letter(t, [text(t.text), text(t.reasons[refusal]), text(t.complaint)]),
};

const linkOf: Partial<Record<PrivacyMailKind, 'confirm' | 'archive'>> = {
  'privacy-confirm': 'confirm',
  'privacy-archive': 'archive',
};

/** Writes a mail about a privacy request, with its key made now. */
export async function privacyMail(
  shop: CommerceContext,
  kind: PrivacyMailKind,
  language: string,
  { caseId, sitePath, ...data }: PrivacyMailData,
): Promise<MailContent> {
  const purpose = linkOf[kind];
  const key = purpose === undefined ? '' : await keyOfLink(shop, caseId, purpose);
  if (key === undefined) throw new MailRejected('The link of this mail is over.');
  return privacyLetters[kind](await messagesOf(language), {
    ...data,
    key,
    site: `${shop.origin}/${sitePath}`,
  });
}
