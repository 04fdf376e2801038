import type { ServerResponse } from 'node:http';
import { doubleHostedPage, doubleOverPage } from '../../testing/doubleHostedPage.ts';
import { doubleFields, doubleScript, doubleStep } from './doublePages.ts';
import type { StripeDouble } from './StripeDouble.ts';

/** Serves what a browser gets of Stripe: its script, the frame with the card's fields, the bank's step, and its own page. */
export function serveDoublePage(
  double: StripeDouble,
  url: URL,
  form: string,
  response: ServerResponse,
): void {
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'access-control-allow-origin': '*',
    });
    response.end(body);
  };
  const { pathname: path, searchParams: query } = url;
  if (path === '/endive/stripe.js') return send('text/javascript', doubleScript);
  if (path === '/fields') return send('text/html', doubleFields);
  if (path === '/step') return send('text/html', doubleStep);
  const number = (new URLSearchParams(form).get('number') ?? '').replaceAll(' ', '');
  if (path === '/tokens') {
    if (!/^\d{16}$/.test(number)) return send('application/json', JSON.stringify({ error: 'incomplete' }));
    return send('application/json', JSON.stringify({ id: double.tokenFor(number), last4: number.slice(-4) }));
  }
  if (path === '/finish') {
    const secret = query.get('secret') ?? '';
    double.finishStep(secret.split('_secret_')[0] ?? '', query.get('how') === 'confirm');
    return send('application/json', '{}');
  }
  const session = double.sessions.get(path.replace('/pay/', ''));
  if (!session) return send('text/plain', 'Not found', 404);
  if (number !== '' && session.status === 'open') double.payPage(session.id, number);
  if (session.status === 'complete')
    return void response.writeHead(303, { location: String(session['success_url']) }).end();
  if (session.status === 'expired') return send('text/html', doubleOverPage('Stripe'));
  const leave = `<a href="${String(session['cancel_url'])}">Back to the shop</a>`;
  const cards = { card: '4242424242424242', declinedCard: '4000000000000002' };
  // A declined shopper stays on it.
  return send(
    'text/html',
    doubleHostedPage({ provider: 'Stripe', ...cards, leave, isDeclined: number !== '' }),
  );
}
