/**
 * Letters of any script with their marks and joiners, spaces, hyphens, and the punctuation of names, apostrophes and
 * middle dots of every keyboard among them. No digits, no markup, nothing that ends a line.
 */
const characters = /^(?:[\p{L}\p{M}\p{Nl}\p{Zs}\p{Pd}.,'’‘‛`´ʹ′·•‧∙・･՚׳״&/()]|\u200C|\u200D)+$/u;

/** Whether a text can be (part of) a person's name: the one rule of every form and of the back end; not its length. */
export const isPersonName = (text: string): boolean => characters.test(text) && /\p{L}/u.test(text);
