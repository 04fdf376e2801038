import { ServerStyleSheet } from 'styled-components';
import { CompileOnce } from './CompileOnce.tsx';
import type { PageStyles } from './PageStyles.ts';
import { withoutMarkers } from './withoutMarkers.ts';

/** By `styled-components` itself, for development and tests: templates are compiled when a component is first used. */
export function libraryStyles({ hasMarkers }: { hasMarkers: boolean }): PageStyles {
  return () => {
    const sheet = new ServerStyleSheet();
    return {
      collect: (view) => sheet.collectStyles(<CompileOnce>{view}</CompileOnce>),
      inPage(content, theme) {
        const styles = sheet.getStyleTags();
        sheet.seal();
        // In development the library runs in the browser, too, and reads its notes there.
        const rules = hasMarkers ? styles : withoutMarkers(styles);
        return { content: [content], styles: `<style>${theme.css}</style>${rules}` };
      },
    };
  };
}
