/** What requires the bot check in the checkout: the payment methods, or the payment itself. */
export type BotCheckPurpose = 'methods' | 'payment';
