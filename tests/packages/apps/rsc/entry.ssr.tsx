import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';

/** HTML of a page of server components, its styles in the head. */
export async function toHtml(page: ReadableStream): Promise<string> {
  const sheet = new ServerStyleSheet();
  const root = await createFromReadableStream<ReactNode>(page);
  const stream = await renderToReadableStream(sheet.collectStyles(root), {
    bootstrapModules: [getClientEntryUrl()],
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  return html.replace('</head>', () => `${sheet.getStyleTags()}</head>`);
}
