import {
  personalisationKeys,
  type PersonalisationField,
  type PersonalisationKey,
} from '@touchline/contract/personalisedProduct/schema';
import { catalogueTexts } from './catalogueTexts.ts';
import type { PersonalisationChoice } from './CatalogueMessages.ts';
import { inLanguage } from './vocabulary.ts';

const fieldLabels = catalogueTexts<PersonalisationKey>(({ personalisation }) => personalisation);
const choiceLabels = catalogueTexts<PersonalisationChoice>(({ personalisationChoices: names }) => names);

type FieldRule = Omit<PersonalisationField, 'label' | 'choices'> & { readonly choices?: readonly string[] };

const text = (key: PersonalisationKey, maxLength: number): FieldRule => ({ key, kind: 'text', maxLength });
const number = (key: PersonalisationKey): FieldRule => ({ key, kind: 'number', maxLength: 2 });
const choice = (key: PersonalisationKey, ...choices: string[]): FieldRule => ({
  ...{ key, kind: 'choice', choices },
  maxLength: 20,
});
const graphics = ['bolt', 'star', 'wing'];

/** What can be put on a product, by the name that the catalogue gives it. */
const templates: Readonly<Record<string, readonly FieldRule[]>> = {
  jersey: [text('pName', 12), number('pNumber'), choice('badges', 'captain', 'league')],
  apparel: [text('apparelText', 14), number('apparelNumber')],
  shoes: [
    text('left_text', 8),
    text('right_text', 8),
    choice('leftShoeGraphic', ...graphics),
    choice('rightShoeGraphic', ...graphics),
  ],
  bottle: [text('text', 14)],
  bag: [text('front_text', 12)],
};

/** The rules of a product's fields; none for a product that is not personalised. */
export function rulesOf(template: string | null | undefined): readonly FieldRule[] {
  return template && Object.hasOwn(templates, template) ? (templates[template] ?? []) : [];
}

export const isPersonalisationKey = (key: string): key is PersonalisationKey =>
  personalisationKeys.some((each) => each === key);

/** The label of a field in a language. */
export const labelOf = (key: PersonalisationKey, language: string): string =>
  inLanguage(fieldLabels[key], language);

/** What is shown of a value: the name of a choice, or what was typed. */
export const valueLabel = (value: string, language: string): string =>
  Object.hasOwn(choiceLabels, value)
    ? inLanguage(choiceLabels[value as PersonalisationChoice], language)
    : value;

/** The fields of a product in a language. */
export function fieldsOf(template: string | null | undefined, language: string): PersonalisationField[] {
  return rulesOf(template).map(({ choices, ...rule }) => ({
    ...rule,
    label: labelOf(rule.key, language),
    ...(choices ? { choices: choices.map((value) => ({ value, label: valueLabel(value, language) })) } : {}),
  }));
}
