import { confirmationDays, newsletterPages } from '@touchline/contract/newsletter/constants';
import type { NewsletterIssue } from '@touchline/contract/newsletter/schema';
import { keyOfLink } from '../../customers/newsletter/newsletterLinks.ts';
import type {
  NewsletterIssueData,
  NewsletterMailData,
  NewsletterMailKind,
} from '../../customers/newsletter/newsletterMails.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { MailRejected } from '../Mail.ts';
import type { MailBlock, MailContent } from '../MailContent.ts';
import type { MailMessages } from '../MailMessages.ts';
import { messagesOf } from '../messagesOf.ts';

/** Keys of the links in a mail. */
export interface NewsletterKeys {
  readonly confirm: string;
  readonly manage: string;
}

type Texts = NewsletterIssue['texts'][string];

/** The mails about a subscription; `site` is the address of the site. */
export function newsletterLetter(
  { newsletter }: MailMessages,
  kind: NewsletterMailKind,
  keys: NewsletterKeys,
  site: string,
): MailContent {
  const unsubscribe = `${site}${newsletterPages.unsubscribe}?key=${keys.manage}`;
  const preferences = `${site}${newsletterPages.preferences}?key=${keys.manage}`;
  if (kind === 'newsletter-confirm') {
    const t = newsletter.confirm;
    return {
      ...{ subject: t.subject, preview: t.preview, title: t.title, reason: t.reason },
      blocks: [
        { kind: 'text', text: t.text },
        { kind: 'button', label: t.open, href: `${site}${newsletterPages.confirm}?key=${keys.confirm}` },
        { kind: 'text', text: t.days(confirmationDays) },
      ],
      unsubscribe,
    };
  }
  const t = kind === 'newsletter-welcome' ? newsletter.welcome : newsletter.link;
  return {
    ...{ subject: t.subject, preview: t.preview, title: t.title, reason: t.reason },
    blocks: [
      { kind: 'text', text: t.text },
      { kind: 'button', label: t.open, href: preferences },
    ],
    links: [{ label: newsletter.unsubscribe, href: unsubscribe }],
    unsubscribe,
  };
}

/** An issue of the newsletter. */
export function issueLetter(
  { newsletter }: MailMessages,
  texts: Texts,
  keys: Pick<NewsletterKeys, 'manage'>,
  site: string,
): MailContent {
  const unsubscribe = `${site}${newsletterPages.unsubscribe}?key=${keys.manage}`;
  const button: MailBlock[] = texts.link
    ? [{ kind: 'button', label: texts.link.label, href: `${site}${texts.link.path}` }]
    : [];
  return {
    ...{ subject: texts.subject, preview: texts.preview, title: texts.title },
    blocks: [...texts.paragraphs.map((text) => ({ kind: 'text' as const, text })), ...button],
    reason: newsletter.issueReason,
    links: [
      { label: newsletter.preferences, href: `${site}${newsletterPages.preferences}?key=${keys.manage}` },
      { label: newsletter.unsubscribe, href: unsubscribe },
    ],
    unsubscribe,
  };
}

const over = () => new MailRejected('The subscription of this mail is over.');

/** Writes a mail about a subscription, with its keys made now. */
export async function newsletterMail(
  shop: CommerceContext,
  kind: NewsletterMailKind,
  language: string,
  { subscriptionId, sitePath }: NewsletterMailData,
): Promise<MailContent> {
  const manage = await keyOfLink(shop, subscriptionId, 'manage');
  const confirm =
    kind === 'newsletter-confirm' ? await keyOfLink(shop, subscriptionId, 'confirm') : undefined;
  if (manage === undefined || (kind === 'newsletter-confirm' && confirm === undefined)) throw over();
  const keys = { manage, confirm: confirm ?? '' };
  return newsletterLetter(await messagesOf(language), kind, keys, `${shop.origin}/${sitePath}`);
}

/** Writes an issue for one subscriber; nobody gets one that was waiting when they unsubscribed. */
export async function newsletterIssue(
  shop: CommerceContext,
  language: string,
  { subscriptionId, sitePath, issueId }: NewsletterIssueData,
): Promise<MailContent> {
  const row = await shop.db
    .selectFrom('newsletter_subscriptions')
    .select('state')
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  const issue = await shop.db
    .selectFrom('newsletter_issues')
    .select('texts')
    .where('id', '=', issueId)
    .executeTakeFirst();
  const manage = await keyOfLink(shop, subscriptionId, 'manage');
  const texts = issue && (issue.texts[language] ?? issue.texts['en'] ?? Object.values(issue.texts)[0]);
  if (row?.state !== 'active' || !texts || manage === undefined) throw over();
  return issueLetter(await messagesOf(language), texts, { manage }, `${shop.origin}/${sitePath}`);
}
