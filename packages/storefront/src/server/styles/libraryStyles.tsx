import { ServerStyleSheet } from 'styled-components';
import { CompileOnce } from './CompileOnce.tsx';
import type { PageStyles } from './PageStyles.ts';

/** By `styled-components` itself, for development and tests: templates are compiled when a component is first used. */
export const libraryStyles: PageStyles = () => {
  const sheet = new ServerStyleSheet();
  return {
    collect: (view) => sheet.collectStyles(<CompileOnce>{view}</CompileOnce>),
    written() {
      const styles = sheet.getStyleTags();
      sheet.seal();
      return { styles, styleFiles: '' };
    },
  };
};
