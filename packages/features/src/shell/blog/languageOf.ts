import type { ArticleFacts } from '@touchline/contract/content/schema';
import { directionOf } from '../../platform/i18n/index.ts';

/** Attributes for the text of an article that is written in another language than the page. */
export const languageOf = ({ language }: Pick<ArticleFacts, 'language'>): { lang?: string; dir?: string } =>
  language === undefined ? {} : { lang: language, dir: directionOf(language) };
