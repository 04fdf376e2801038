import type { Page } from '../../app/page.ts';
import { NotFoundView } from './NotFoundView.tsx';

export const page: Page = {
  words: [],
  load: () => ({ status: 404, head: { title: 'Out of play', robots: 'noindex' } }),
  View: NotFoundView,
};
