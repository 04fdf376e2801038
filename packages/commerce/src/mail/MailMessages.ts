import type { PrivacyRefusal, PrivacyRequestType } from '@touchline/contract/privacyRequest/schema';
import type { ReviewRefusal } from '@touchline/contract/review/constants';

/** What the mail with a gift card names; the amount as it is written. */
interface GiftCardFacts {
  readonly sender: string;
  readonly recipient: string;
  readonly shop: string;
  readonly amount: string;
}

/** The texts of the mails in one language. */
export interface MailMessages {
  readonly orderPlaced: {
    readonly subject: (order: { readonly orderId: string }) => string;
    readonly preview: string;
    readonly title: string;
    readonly text: (order: { readonly orderId: string }) => string;
    readonly open: string;
    readonly quantity: (count: number) => string;
    readonly goods: string;
    readonly shipping: string;
    readonly free: string;
    /** Tax that the prices do not include. */
    readonly tax: string;
    /** Tax that the prices include. */
    readonly includedTax: string;
    readonly saved: string;
    readonly voucher: string;
    readonly coupon: (about: { code: string }) => string;
    readonly giftCard: (about: { digits: string }) => string;
    /** What another method paid, where gift cards paid a part. */
    readonly due: string;
    readonly total: string;
    readonly deliveredTo: string;
    /** Above the store or point where the order is collected. */
    readonly collectFrom: string;
    readonly readyFrom: (moment: string) => string;
    readonly alwaysOpen: string;
    readonly collectionCode: string;
    readonly showCode: string;
    readonly arrives: (days: { readonly from: string; readonly to: string }) => string;
    /** The day and the hours that were chosen. */
    readonly scheduled: (time: {
      readonly day: string;
      readonly from: string;
      readonly to: string;
    }) => string;
    /** For whom a gift card is, and on which day it is sent; without a day it is sent at once. */
    readonly gift: (gift: {
      readonly name: string;
      readonly email: string;
      readonly day: string | undefined;
    }) => string;
    readonly download: (file: { readonly name: string }) => string;
    readonly reason: string;
  };
  /** To the recipient of a gift card. */
  readonly giftCard: {
    readonly subject: (card: GiftCardFacts) => string;
    readonly preview: (card: GiftCardFacts) => string;
    readonly title: (card: GiftCardFacts) => string;
    readonly text: (card: GiftCardFacts) => string;
    readonly code: string;
    /** That whoever has the code can spend it. */
    readonly keep: string;
    readonly open: string;
    readonly reason: (card: GiftCardFacts) => string;
  };
  readonly orderCancelled: {
    readonly subject: (order: { readonly orderId: string }) => string;
    readonly preview: string;
    readonly title: string;
    readonly text: (order: { readonly orderId: string }) => string;
    /** The money was only reserved. */
    readonly notTaken: string;
    /** The money was taken and comes back. */
    readonly refund: (money: { readonly sum: string }) => string;
    readonly reason: string;
  };
  readonly emailCode: LetterMessages & {
    readonly label: string;
    readonly minutes: (minutes: number) => string;
  };
  readonly passwordReset: ButtonMessages & { readonly minutes: (minutes: number) => string };
  readonly lightAccountLink: ButtonMessages & { readonly minutes: (minutes: number) => string };
  readonly addressInUse: ButtonMessages;
  readonly welcome: ButtonMessages & { readonly days: (days: number) => string };
  readonly verifyEmail: ButtonMessages & { readonly days: (days: number) => string };
  readonly passwordChanged: ButtonMessages;
  readonly emailChanged: ButtonMessages & {
    /** What to do for whoever did not change it. */
    readonly react: string;
  };
  readonly accountDeleted: LetterMessages & {
    /** What to do for whoever did not delete it. */
    readonly react: string;
  };
  readonly providerLinked: ButtonMessages;
  readonly providerRemoved: ButtonMessages;
  readonly newsletter: {
    readonly confirm: ButtonMessages & { readonly days: (days: number) => string };
    readonly welcome: ButtonMessages;
    readonly link: ButtonMessages;
    /** Why somebody gets an issue. */
    readonly issueReason: string;
    readonly preferences: string;
    readonly unsubscribe: string;
  };
  readonly wishlistNotice: Omit<ButtonMessages, 'text'> & {
    /** Of one product, or of several. */
    readonly text: (count: number) => string;
    readonly isBack: string;
    readonly before: (price: string) => string;
    readonly end: string;
  };
  readonly privacy: {
    readonly confirm: Omit<ButtonMessages, 'text'> & {
      /** What a confirmation does, by what was asked for. */
      readonly texts: Readonly<Record<Exclude<PrivacyRequestType, 'DO_NOT_SELL'>, string>>;
      readonly days: (days: number) => string;
    };
    readonly archive: ButtonMessages & { readonly days: (days: number) => string };
    readonly saleStopped: LetterMessages;
    readonly erased: LetterMessages & {
      /** What the law wants kept. */
      readonly kept: string;
    };
    readonly refused: LetterMessages & {
      readonly reasons: Readonly<Record<PrivacyRefusal, string>>;
      readonly complaint: string;
    };
  };
  readonly review: {
    readonly published: Omit<ButtonMessages, 'reason'>;
    readonly refused: Omit<ButtonMessages, 'reason'> & {
      readonly reasons: Readonly<Record<ReviewRefusal, string>>;
    };
    readonly replied: Omit<ButtonMessages, 'reason'>;
    readonly reason: string;
  };
}

/** A mail of a few words. */
export interface LetterMessages {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly text: string;
  readonly reason: string;
}

/** The same with one button. */
export interface ButtonMessages extends LetterMessages {
  readonly open: string;
}
