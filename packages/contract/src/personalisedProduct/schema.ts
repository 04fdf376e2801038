import * as z from 'zod/mini';

/** What can be put on a product; keys of the accounts document, section 3. */
export const personalisationKeys = [
  'right_text',
  'left_text',
  'text',
  'pNumber',
  'apparelNumber',
  'pName',
  'apparelText',
  'front_text',
  'badges',
  'leftShoeGraphic',
  'rightShoeGraphic',
] as const;
export const PersonalisationKey = z.enum(personalisationKeys);
export type PersonalisationKey = z.infer<typeof PersonalisationKey>;

/** What a product can be given, in the order in which it is asked for. */
export const PersonalisationField = z.object({
  key: PersonalisationKey,
  /** In the language of the site. */
  label: z.string(),
  /** `text`: letters and signs; `number`: digits; `choice`: one of `choices`. */
  kind: z.enum(['text', 'number', 'choice']),
  maxLength: z.int(),
  choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type PersonalisationField = z.infer<typeof PersonalisationField>;

export const ProductPersonalisation = z.object({
  fields: z.array(PersonalisationField),
  /** What each field that is filled in adds to the price: a decimal number in the market's currency. */
  pricePerField: z.number(),
});
export type ProductPersonalisation = z.infer<typeof ProductPersonalisation>;

/** Whether one text may be put on a product. */
export const ProfanityResult = z.object({
  valid: z.boolean(),
  /** The text as it would be put there. */
  value: z.string(),
  /** Why not: `profanity`, or a rule of the field. */
  matchedFilter: z.optional(z.enum(['profanity', 'characters', 'length', 'unknown'])),
});
export type ProfanityResult = z.infer<typeof ProfanityResult>;

export const selectedOptions = z.record(
  z.string().check(z.maxLength(40)),
  z.string().check(z.maxLength(200)),
);

export const PersonalisationCheck = z.object({
  results: z.array(z.object({ key: z.string(), ...ProfanityResult.shape })),
  /** Names the combination; absent where a field is refused, or none is filled in. */
  recipeId: z.optional(z.string()),
  /** What it adds to the price of one piece. */
  price: z.number(),
});
export type PersonalisationCheck = z.infer<typeof PersonalisationCheck>;

/** What is put on the article of a line, in the language of the site. */
export const LinePersonalisation = z.object({ key: z.string(), label: z.string(), value: z.string() });
export type LinePersonalisation = z.infer<typeof LinePersonalisation>;
