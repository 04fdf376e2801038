import type { ShopPage } from '@touchline/commerce/content/BrandContent';
import { everydayArticles } from './everyday.ts';
import { fieldArticles } from './field.ts';
import { runningArticles } from './running.ts';

/** The blog of Touchline. */
export const articles: readonly ShopPage[] = [...runningArticles, ...fieldArticles, ...everydayArticles];
