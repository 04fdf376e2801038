import { mailboxOf } from '../address/mailboxOf.ts';
import type { Limit } from '../limits/RateLimits.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/**
 * What a mail that anybody can cause is for.
 * - `access`: a code or a link by which the owner of the mailbox gets in.
 * - `notice`: everything else, such as the confirmation of a newsletter. It gets the first part of a budget only, so that
 *   no flood of notices keeps a code from its owner.
 */
export type MailPurpose = 'access' | 'notice';

/** Mails of all kinds to one mailbox. */
const toMailbox: readonly Limit[] = [
  { what: 'mail-to', max: 8, seconds: 3_600 },
  { what: 'mail-to-day', max: 24, seconds: 86_400 },
];

/** How many of them may be notices. */
const noticesToMailbox: readonly Limit[] = [
  { what: 'notice-to', max: 4, seconds: 3_600 },
  { what: 'notice-to-day', max: 6, seconds: 86_400 },
];

/** Mails of all kinds that one source may cause; the calls that cause them are refused above it. */
export const mailsBySource: Limit = { what: 'mail-from', max: 60, seconds: 3_600 };

/**
 * Counts one more mail that anybody can cause, and returns whether it may be sent. Above the budget the call is accepted
 * all the same, and the mail before is still good. Order confirmations and what tells an owner of a change are not
 * counted: nobody can cause them for another person at will, and they must not be missing.
 */
export async function mayMail(
  { limits, secret }: Pick<CommerceContext, 'limits' | 'secret'>,
  recipient: string,
  purpose: MailPurpose,
): Promise<boolean> {
  const mailbox = (await hmacHex(secret, `mailbox.${mailboxOf(recipient)}`)).slice(0, 32);
  const isWithin = async (budget: readonly Limit[]) => {
    const exceeded: boolean[] = [];
    for (const limit of budget) exceeded.push(await limits.exceeds(limit, mailbox));
    return !exceeded.includes(true);
  };
  // A notice too many is not sent, so it takes nothing from the codes.
  if (purpose === 'notice' && !(await isWithin(noticesToMailbox))) return false;
  return isWithin(toMailbox);
}
