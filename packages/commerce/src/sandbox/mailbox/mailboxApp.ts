import { Hono } from 'hono';
import { html } from 'hono/html';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { composeText, isText } from '../../mail/texts/composeText.ts';
import type { TextMessage } from '../../mail/texts/TextMessage.ts';
import { composeMail } from '../../mail/composeMail.ts';

const listed = 100;
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
};
const style = 'font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem';

/** The development mailbox: every mail of the shop, newest first. Mounted only where no mail server is configured. */
export function mailboxApp(shop: CommerceContext): Hono {
  const app = new Hono();

  app.get('/mailbox', async () => {
    const mails = await shop.db
      .selectFrom('mails')
      .select(['id', 'kind', 'recipient', 'created_at as createdAt'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(listed)
      .execute();
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Mailbox</title>
        </head>
        <body style="${style}">
          <h1>Mailbox</h1>
          <p>
            Mails and text messages of this shop. No mail server is configured (<code>SMTP_URL</code>), so
            they are kept here instead of being sent.
          </p>
          ${
            mails.length === 0
              ? html`<p>No mail yet.</p>`
              : html`<ul>
                  ${mails.map(
                    (mail) =>
                      html`<li>
                        <a href="/mailbox/${encodeURIComponent(mail.id)}">${mail.kind}</a> to
                        ${mail.recipient},
                        <time datetime="${mail.createdAt.toISOString()}"
                          >${mail.createdAt.toUTCString()}</time
                        >
                      </li>`,
                  )}
                </ul>`
          }
        </body>
      </html>`;
    return new Response(String(await page), { headers: pageHeaders });
  });

  app.get('/mailbox/:id', async (context) => {
    const text = await textOf(shop, context.req.param('id'));
    if (text) return new Response(String(await textPage(text)), { headers: pageHeaders });
    const mail = await mailOf(shop, context.req.param('id'));
    if (!mail) return context.notFound();
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${mail.subject}</title>
        </head>
        <body style="${style}">
          <p><a href="/mailbox">Mailbox</a></p>
          <h1>${mail.subject}</h1>
          <p>To ${mail.to}</p>
          ${Object.entries(mail.headers ?? {}).map(
            ([name, value]) => html`<p><code style="overflow-wrap:anywhere">${name}: ${value}</code></p>`,
          )}
          <iframe
            title="HTML"
            src="/mailbox/${encodeURIComponent(mail.id)}/html"
            sandbox="allow-popups allow-top-navigation-by-user-activation"
            style="width:100%;height:60rem;border:1px solid #ccc"
          ></iframe>
          <h2>Plain text</h2>
          <pre style="white-space:pre-wrap;unicode-bidi:plaintext">${mail.text}</pre>
        </body>
      </html>`;
    return new Response(String(await page), { headers: pageHeaders });
  });

  app.get('/mailbox/:id/html', async (context) => {
    const mail = await mailOf(shop, context.req.param('id'));
    if (!mail) return context.notFound();
    // Links open in the window, not in the frame.
    return new Response(mail.html.replace('<head>', '<head><base target="_top">'), { headers: pageHeaders });
  });

  return app;
}

/** A text message, as a phone would show it. */
const textPage = ({ to, text }: TextMessage) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Text message</title>
      </head>
      <body style="${style}">
        <p><a href="/mailbox">Mailbox</a></p>
        <h1>Text message</h1>
        <p>To ${to}</p>
        <p style="padding:1rem;border:1px solid #ccc;overflow-wrap:anywhere;unicode-bidi:plaintext">
          ${text}
        </p>
      </body>
    </html>`;

const waitingOf = (shop: CommerceContext, id: string) =>
  shop.db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'language', 'data'])
    .where('id', '=', id)
    .executeTakeFirst();

async function mailOf(shop: CommerceContext, id: string) {
  const waiting = await waitingOf(shop, id);
  return waiting && !isText(waiting.kind) ? composeMail(shop, waiting) : undefined;
}

async function textOf(shop: CommerceContext, id: string) {
  const waiting = await waitingOf(shop, id);
  return waiting && isText(waiting.kind) ? composeText(shop, waiting) : undefined;
}
