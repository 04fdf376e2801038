import type { Condition } from '@touchline/contract/product/schema';
import { catalogueTexts } from './catalogueTexts.ts';
import { inLanguage } from './vocabulary.ts';

const conditionTexts = catalogueTexts<Exclude<Condition, 'new'>>(({ conditions }) => conditions);

/** The name of a condition; empty for new goods, which need not be told. */
const conditionName = (condition: Condition, language: string): string =>
  condition === 'new' ? '' : inLanguage(conditionTexts[condition], language);

/** The kind of a product behind its condition, if it is not new: `Used · Running shoes`. */
export const kindWithCondition = (kind: string, condition: Condition, language: string): string =>
  [conditionName(condition, language), kind].filter(Boolean).join(' · ');

/** A colour with the condition of what is not new: `Black, used`. */
export function colourWithCondition(colour: string, condition: Condition, language: string): string {
  const name = conditionName(condition, language);
  return colour === '' ? name : [colour, name.toLocaleLowerCase(language)].filter(Boolean).join(', ');
}
