import type { Page } from '../../app/page.ts';
import { HomeView } from './HomeView.tsx';

export const page: Page = {
  words: [],
  load: () => ({ head: { title: 'Touchline', canonicalPath: '/', isEverywhere: true } }),
  View: HomeView,
};
