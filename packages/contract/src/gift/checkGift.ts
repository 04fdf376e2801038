import { isEmail } from '../contact/emailAddress.ts';
import { isPersonName } from '../contact/personName.ts';
import { giftLengths, maxGiftDays } from './constants.ts';
import type { Gift, GiftProblem } from './schema.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

const shifted = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The last day on which a gift card can be sent that is bought on a day, both `YYYY-MM-DD`. */
export const lastGiftDay = (today: string): string => shifted(today, maxGiftDays);

const isRealDay = (text: string): boolean =>
  day.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) && shifted(text, 0) === text;

const lengthOf = (text: string): number => [...text].length;

/** Lines and tabs may be in a message, no other control characters. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const control = /[\u0000-\u0008\u000B-\u001F\u007F]/;

/**
 * A gift as it is stored: trimmed, and without what is empty. `today` is the day in the market's time zone: a card of
 * today is sent at once, so that it needs no day.
 */
export function tidyGift({ message = '', sendOn = '', ...gift }: Gift, today: string): Gift {
  const text = message.replace(/\r\n?/g, '\n').trim();
  const name = (typed: string) => typed.trim().replace(/\s+/g, ' ');
  return {
    recipientName: name(gift.recipientName),
    recipientEmail: gift.recipientEmail.trim(),
    senderName: name(gift.senderName),
    ...(text === '' ? {} : { message: text }),
    ...(sendOn === '' || sendOn === today ? {} : { sendOn }),
  };
}

/** What is wrong with a tidy gift, one problem a field: the one rule of the form and of the back end. */
export function checkGift(gift: Gift, today: string): GiftProblem[] {
  const { recipientEmail, message = '', sendOn } = gift;
  const problems: GiftProblem[] = [];
  const add = (field: GiftProblem['field'], errorCode: GiftProblem['errorCode']) =>
    problems.push({ field, errorCode });
  const checkName = (field: 'recipientName' | 'senderName') => {
    const name = gift[field];
    if (name === '') add(field, 'required');
    else if (lengthOf(name) > giftLengths.name) add(field, 'length');
    else if (!isPersonName(name)) add(field, 'characters');
  };
  checkName('recipientName');
  if (recipientEmail === '') add('recipientEmail', 'required');
  else if (!isEmail(recipientEmail)) add('recipientEmail', 'email');
  checkName('senderName');
  if (lengthOf(message) > giftLengths.message) add('message', 'length');
  else if (control.test(message)) add('message', 'characters');
  if (sendOn !== undefined) {
    if (!isRealDay(sendOn) || sendOn < today) add('sendOn', 'past');
    else if (sendOn > lastGiftDay(today)) add('sendOn', 'late');
  }
  return problems;
}
