import { accountPages, codeMinutes, verificationDays } from '@touchline/contract/account/constants';
import type { AccountMailData, AccountMailKind, MailedDevice } from '../../customers/account/accountMails.ts';
import { secretOf } from '../../customers/account/oneTimeKeys.ts';
import type { KeyKind } from '../../customers/account/tables.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { MailRejected } from '../Mail.ts';
import type { MailContent } from '../MailContent.ts';
import type { ButtonMessages, MailMessages } from '../MailMessages.ts';
import { messagesOf } from '../messagesOf.ts';

/** What a mail says besides its secret. */
interface LetterDetails {
  /** Where the link leads in the end, below the site path. */
  readonly returnTo?: string | undefined;
  /** The device of a `new-device`; the country by its name. */
  readonly device?: MailedDevice | undefined;
}

type Writes = (messages: MailMessages, secret: string, site: string, details?: LetterDetails) => MailContent;

/** A mail with one button, and perhaps how long it works. */
function letter(t: ButtonMessages, href: string, note?: string): MailContent {
  return {
    subject: t.subject,
    preview: t.preview,
    title: t.title,
    blocks: [
      { kind: 'text', text: t.text },
      { kind: 'button', label: t.open, href },
      ...(note === undefined ? [] : [{ kind: 'text' as const, text: note }]),
    ],
    reason: t.reason,
  };
}

/** The page that verifies the address, and leads back from there. */
const verifyAddress = (site: string, key: string, returnTo: string | undefined): string =>
  `${site}${accountPages.verifyEmail}?${new URLSearchParams({ key, ...(returnTo ? { returnTo } : {}) }).toString()}`;

/** The mails about an account; `secret` is the code or the key of the link, `site` the address of the site. */
export const accountLetters: Readonly<Record<AccountMailKind, Writes>> = {
  'email-code': ({ emailCode: t }, secret) => {
    return {
      subject: t.subject,
      preview: t.preview,
      title: t.title,
      blocks: [
        { kind: 'text', text: t.text },
        { kind: 'code', code: secret, label: t.label },
        { kind: 'text', text: t.minutes(codeMinutes) },
      ],
      reason: t.reason,
    };
  },
  'password-reset': ({ passwordReset: t }, secret, site) =>
    letter(t, `${site}${accountPages.resetPassword}?key=${secret}`, t.minutes(codeMinutes)),
  'light-account-link': ({ lightAccountLink: t }, secret, site) =>
    letter(t, `${site}${accountPages.setPassword}?key=${secret}`, t.minutes(codeMinutes)),
  'address-in-use': (messages, _, site) => letter(messages.addressInUse, `${site}${accountPages.login}`),
  welcome: ({ welcome: t }, secret, site, details) =>
    letter(t, verifyAddress(site, secret, details?.returnTo), t.days(verificationDays)),
  'verify-email': ({ verifyEmail: t }, secret, site, details) =>
    letter(t, verifyAddress(site, secret, details?.returnTo), t.days(verificationDays)),
  'password-changed': (messages, _, site) => letter(messages.passwordChanged, `${site}${accountPages.login}`),
  'email-changed': ({ emailChanged: t }, _, site) => letter(t, `${site}${accountPages.login}`, t.react),
  'account-deleted': ({ accountDeleted: { subject, preview, title, text, react, reason } }) => ({
    ...{ subject, preview, title, reason },
    blocks: [
      { kind: 'text', text },
      { kind: 'text', text: react },
    ],
  }),
  'provider-linked': (messages, _, site) => letter(messages.providerLinked, `${site}${accountPages.home}`),
  'provider-removed': (messages, _, site) => letter(messages.providerRemoved, `${site}${accountPages.home}`),
  'passkey-added': (messages, _, site) => letter(messages.passkeyAdded, `${site}${accountPages.security}`),
  'passkey-removed': (messages, _, site) =>
    letter(messages.passkeyRemoved, `${site}${accountPages.security}`),
  'new-device': ({ newDevice: t }, _, site, { device: { browser, system, country } = {} } = {}) => ({
    ...{ subject: t.subject, preview: t.preview, title: t.title, reason: t.reason },
    blocks: [
      { kind: 'text', text: t.text },
      {
        kind: 'facts',
        facts: [
          { name: t.device, value: [browser, system].filter(Boolean).join(', ') || t.unknown },
          ...(country === undefined ? [] : [{ name: t.country, value: country }]),
        ],
      },
      { kind: 'button', label: t.open, href: `${site}${accountPages.security}` },
      { kind: 'text', text: t.react },
      { kind: 'button', label: t.changePassword, href: `${site}${accountPages.changePassword}` },
    ],
  }),
};

/** Writes a mail about an account, with its secret made now. */
export async function accountLetter(
  shop: CommerceContext,
  kind: AccountMailKind,
  language: string,
  { accountId, sitePath, key, returnTo, device }: AccountMailData,
): Promise<MailContent> {
  const secret = key === undefined ? '' : await currentSecret(shop, key, accountId);
  const country = device?.country;
  const countryName = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return accountLetters[kind](await messagesOf(language), secret, `${shop.origin}/${sitePath}`, {
    returnTo,
    device: device && { ...device, ...(countryName ? { country: countryName } : {}) },
  });
}

/** The code or key of this kind that is valid now: an older mail, sent late, does not carry one that is dead. */
async function currentSecret(shop: CommerceContext, key: KeyKind, accountId: string): Promise<string> {
  const row = await shop.db
    .selectFrom('account_keys')
    .select(['salt', 'key_hash as hash'])
    .where('account_id', '=', accountId)
    .where('kind', '=', key)
    .executeTakeFirst();
  const secret = row && (await secretOf(shop, key, accountId, row));
  if (secret === undefined) throw new MailRejected('The code or link of this mail no longer exists.');
  return secret;
}
