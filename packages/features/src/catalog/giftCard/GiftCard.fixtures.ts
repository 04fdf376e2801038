import { makeAutoObservable, observableRef } from 'mobx';
import type { GiftText } from './giftForm.ts';
import type { GiftPage } from './GiftStore.ts';

/** A page on which a gift card is filled in, with what was typed so far. */
export const giftPage = (gift: Partial<Record<GiftText, string>> = {}): GiftPage =>
  makeAutoObservable(
    {
      gift,
      writeGift(field: GiftText, text: string) {
        this.gift = { ...this.gift, [field]: text };
      },
    },
    { gift: observableRef },
    { autoBind: true },
  );

/** Everything that a gift card needs. */
export const filledGift = {
  ...{ recipientName: 'Ada Lovelace', recipientEmail: 'ada@example.org', senderName: 'Maya' },
  message: 'Happy birthday!\nFor the shoes you keep looking at.',
};
