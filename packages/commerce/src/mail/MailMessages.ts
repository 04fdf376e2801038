import type { PrivacyRefusal, PrivacyRequestType } from '@touchline/contract/privacyRequest/schema';
import type { ReviewRefusal } from '@touchline/contract/review/constants';

/** What the mail with a gift card names; the amount as it is written. */
interface GiftCardFacts {
  readonly sender: string;
  readonly recipient: string;
  readonly shop: string;
  readonly amount: string;
}

/** What one kind of news of a parcel says. */
interface ParcelTexts {
  readonly subject: (order: { readonly orderId: string }) => string;
  readonly preview: string;
  readonly title: string;
  readonly text: (order: { readonly orderId: string }) => string;
}

/** What the mails about an order that is paid later name; sums and the moment as they are written. */
interface LaterFacts {
  readonly orderId: string;
  readonly received: string;
  readonly due: string;
  readonly until: string;
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
    /** What paying at the door costs. */
    readonly paymentFee: string;
    /** How it is paid. */
    readonly payment: string;
    /** The months in which it is paid; sums as they are written. */
    readonly installments: (plan: {
      readonly count: number;
      readonly first: string;
      readonly sum: string;
      readonly total: string;
    }) => string;
    /** Tax that the prices do not include. */
    readonly tax: string;
    /** Tax that the prices include. */
    readonly includedTax: string;
    readonly saved: string;
    readonly voucher: string;
    readonly prepaid: string;
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
    /** Of a line that is not there yet: the first day that it can be sent. */
    readonly sentFrom: (day: string) => string;
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
  /** Text messages to a phone: short, without markup. */
  readonly text: {
    readonly orderPlaced: (order: {
      readonly shop: string;
      readonly orderId: string;
      /** When it comes; empty where nothing is sent. */
      readonly days: string;
      readonly link: string;
    }) => string;
    readonly orderCancelled: (order: { readonly shop: string; readonly orderId: string }) => string;
    readonly arrives: (days: { readonly from: string; readonly to: string }) => string;
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
    /** It was to be paid at the door. */
    readonly nothingDue: string;
    /** The money was taken and comes back. */
    readonly refund: (money: { readonly sum: string }) => string;
    readonly reason: string;
  };
  /** Money that goes back: the provider refused to, or it worked after all. */
  readonly refund: Readonly<
    Record<
      'delayed' | 'made',
      {
        readonly subject: (order: { readonly orderId: string }) => string;
        readonly preview: string;
        readonly title: string;
        readonly text: (money: { readonly orderId: string; readonly sum: string }) => string;
      }
    >
  > & {
    /** What to do where it can not go back to the card or account. */
    readonly whatNow: string;
    readonly reason: string;
  };
  /** A return: what to do with it, and what has become of it. */
  readonly returned: {
    readonly announced: ParcelTexts & {
      readonly dropOff: string;
      readonly collection: string;
      /** Of the number that is written on the parcel. */
      readonly number: string;
      /** What comes in exchange once it is back. */
      readonly exchange: (line: { readonly name: string; readonly size: string }) => string;
    };
    /** It is back, and the order in the other size is placed. */
    readonly exchanged: ParcelTexts & {
      /** How that order is said to be paid. */
      readonly payment: string;
    };
    /** It did not come back in time for the exchange. */
    readonly lapsed: ParcelTexts;
    /** Its condition is not taken. */
    readonly refused: ParcelTexts;
    /** The same, of some of its products. */
    readonly partlyRefused: ParcelTexts;
    readonly refunded: Omit<ParcelTexts, 'text'> & {
      readonly text: (money: { readonly orderId: string; readonly sum: string }) => string;
      /** Number of the credit note. */
      readonly creditNote: string;
    };
    readonly reason: string;
  };
  /** News of a parcel: on its way, out for delivery, delivered, ready to collect. */
  readonly parcel: Readonly<Record<'sent' | 'out' | 'delivered' | 'ready', ParcelTexts>> & {
    readonly carrier: string;
    readonly trackingNumber: string;
    /** The button to the carrier's page. */
    readonly follow: string;
    /** When it is expected. */
    readonly expected: string;
    readonly reason: string;
  };
  /** Of an order that is paid later, at a shop, a bank or in an app. */
  readonly orderLater: Readonly<
    Record<
      'awaiting' | 'partPaid' | 'expired',
      {
        readonly subject: (order: { readonly orderId: string }) => string;
        readonly preview: string;
        readonly title: string;
        readonly text: (order: LaterFacts) => string;
      }
    >
  > & {
    /** Above the code that is paid with. */
    readonly code: string;
    /** The provider's document. */
    readonly openVoucher: string;
    /** What came in of an order that has expired goes back. */
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
  readonly newDevice: ButtonMessages & {
    /** Names of what is known of the device. */
    readonly device: string;
    readonly country: string;
    readonly unknown: string;
    /** What to do for whoever did not sign in. */
    readonly react: string;
    readonly changePassword: string;
  };
  readonly passkeyAdded: ButtonMessages;
  readonly passkeyRemoved: ButtonMessages;
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
