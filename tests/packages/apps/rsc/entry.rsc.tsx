import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { globalCss, themeCss } from '@touchline/design-system/theme';
import { Page } from '../Page.tsx';
import type * as Ssr from './entry.ssr.tsx';

/** A page of server components: only client components are sent as JavaScript. */
export default async function handler(request: Request): Promise<Response> {
  const root = (
    <html lang="en" data-brand="touchline">
      <head>
        <meta charSet="utf-8" />
        <title>A page of another site</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: themeCss('touchline') + globalCss }} />
      </head>
      <body>
        <Page />
      </body>
    </html>
  );
  const stream = renderToReadableStream(root);
  if (new URL(request.url).pathname.endsWith('.rsc'))
    return new Response(stream, { headers: { 'content-type': 'text/x-component;charset=utf-8' } });
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof Ssr>('ssr', 'index');
  return new Response(await toHtml(stream), { headers: { 'content-type': 'text/html;charset=utf-8' } });
}
