import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { globalCss, themeCss } from '@touchline/design-system/theme';
import { Page } from '../Page.tsx';

/** The whole page as a server-rendering site sends it. */
export function render(script: string): string {
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(<Page />));
  return `<!doctype html><html lang="en" data-brand="touchline"><head><meta charset="utf-8"><title>A page of another site</title><link rel="icon" href="data:,"><style>${themeCss('touchline')}${globalCss}</style>${sheet.getStyleTags()}</head><body><div id="root">${body}</div><script type="module" src="${script}"></script></body></html>`;
}
