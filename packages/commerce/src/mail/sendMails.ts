import { sql } from 'kysely';
import type { CommerceContext } from '../app/CommerceContext.ts';
import { composeMail, type WaitingMail } from './composeMail.ts';
import { lastMails } from './lastMails.ts';
import { MailRejected, type MailTransport } from './Mail.ts';
import { composeText } from './texts/composeText.ts';
import type { TextTransport } from './texts/TextMessage.ts';

/** How long one process may take for a mail before another one tries it. */
const claimMs = 60_000;
const timeLimitMs = 20_000;
/** Older mails are not sent any more: a mail server configured late must not flood people with old news. */
export const newsForMs = 3 * 86_400_000;
const maxPerRun = 20;
/** Minutes until the next attempt, by the number of attempts so far; after the last one the mail has failed. */
const pauses = [1, 5, 15, 60, 180, 360, 720];

interface Claimed extends WaitingMail {
  readonly attempts: number;
}

/**
 * Sends what waits in the outbox. Any number of processes may run it: a mail is claimed before it is sent, a failure is
 * repeated with growing pauses, and a mail that a crashed process had claimed is tried again with the same id.
 * Returns how many were sent.
 */
export const sendMails = (shop: CommerceContext, transport: MailTransport): Promise<number> =>
  sendWaiting(shop, 'mails', async (mail, signal) => transport.send(await composeMail(shop, mail), signal));

/** The same for the text messages in the outbox. */
export const sendTexts = (shop: CommerceContext, transport: TextTransport): Promise<number> =>
  sendWaiting(shop, 'texts', async (text, signal) => transport.send(await composeText(shop, text), signal));

/** What is sent by one transport: kinds of texts begin with `text-`. */
type Channel = 'mails' | 'texts';
type Send = (waiting: WaitingMail, signal: AbortSignal) => Promise<void>;

async function sendWaiting(shop: CommerceContext, channel: Channel, send: Send): Promise<number> {
  let sent = 0;
  for (let round = 0; round < maxPerRun; round += 1) {
    const mail = await claim(shop, channel);
    if (!mail) break;
    if (await sendOne(shop, channel, send, mail)) sent += 1;
  }
  return sent;
}

/**
 * The oldest waiting mail, claimed by itself: a claim must not end while mails before it are being sent. Chosen once: as a
 * condition of the update, a planner may evaluate it for each row and claim several.
 */
async function claim(shop: CommerceContext, channel: Channel): Promise<Claimed | undefined> {
  const now = shop.clock.now();
  const until = new Date(now.getTime() + claimMs);
  const { rows } = await sql<Claimed>`
    with next as materialized (
      select id from mails
      where sent_at is null and failed_at is null and (kind like 'text-%') = ${channel === 'texts'}::boolean
        and created_at > ${new Date(now.getTime() - newsForMs)}::timestamptz
        and (next_try_at is null or next_try_at <= ${now}::timestamptz
          -- Postponed for longer than anything is: before the clock was set back.
          or next_try_at > ${now}::timestamptz + make_interval(mins => (${pauses}::int[])[least(greatest(attempts, 1), ${pauses.length}::int)] + 1))
      order by created_at limit 1 for update skip locked)
    update mails set attempts = attempts + 1, next_try_at = ${until}::timestamptz
    from next where mails.id = next.id
    returning mails.id, kind, recipient, language, data, attempts`.execute(shop.db);
  return rows[0];
}

async function sendOne(shop: CommerceContext, channel: Channel, send: Send, mail: Claimed): Promise<boolean> {
  try {
    await send(mail, AbortSignal.timeout(timeLimitMs));
  } catch (error) {
    await postpone(shop, mail, error);
    return false;
  }
  if (isForgotten(mail)) await forget(shop, mail);
  else
    await shop.db
      .updateTable('mails')
      .set({ sent_at: shop.clock.now(), failure: null })
      .where('id', '=', mail.id)
      .execute();
  shop.counters.add(`${channel}_sent`);
  return true;
}

const isForgotten = ({ kind }: WaitingMail): boolean => lastMails.includes(kind);

const forget = async (shop: CommerceContext, { id }: WaitingMail) =>
  void (await shop.db.deleteFrom('mails').where('id', '=', id).execute());

async function postpone(shop: CommerceContext, mail: Claimed, error: unknown): Promise<void> {
  const now = shop.clock.now();
  const pause = error instanceof MailRejected ? undefined : pauses[mail.attempts - 1];
  const failure = String(error).slice(0, 300);
  if (pause === undefined && isForgotten(mail)) await forget(shop, mail);
  await shop.db
    .updateTable('mails')
    .set(
      pause === undefined
        ? { failed_at: now, failure }
        : { next_try_at: new Date(now.getTime() + pause * 60_000), failure },
    )
    .where('id', '=', mail.id)
    .execute();
  shop.counters.add(pause === undefined ? 'mails_failed' : 'mails_postponed');
  shop.log.warn('mail not sent', {
    kind: mail.kind,
    attempts: mail.attempts,
    isGivenUp: pause === undefined,
    why: failure,
  });
}
