import { ServerStyleSheet } from 'styled-components';
import type { PageStyles } from './PageStyles.ts';

/** By `styled-components` itself, for development and tests. */
export const libraryStyles: PageStyles = () => {
  const sheet = new ServerStyleSheet();
  return {
    collect: (view) => sheet.collectStyles(view),
    written() {
      const styles = sheet.getStyleTags();
      sheet.seal();
      return { styles, styleFiles: '' };
    },
  };
};
