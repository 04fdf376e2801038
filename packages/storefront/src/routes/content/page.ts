import { ContentView } from '../shared/ContentView.tsx';
import { loadContent } from '../shared/loadContent.ts';
import type { Page } from '../page.ts';

/** Help and legal pages: `/help/returns` is the content page with that key. */
export const page: Page = {
  messages: [],
  load: (context) => {
    const { '*': rest, file } = context.params;
    const below = file === undefined ? rest : `${file}.html`;
    return loadContent(context, ['help', below].filter(Boolean).join('/'));
  },
  View: ContentView,
};
