import type { ServerResponse } from 'node:http';
import { doubleHostedPage, doubleOverPage } from '../../testing/doubleHostedPage.ts';
import type { AdyenDouble } from './AdyenDouble.ts';
import { doubleFields, doubleScript } from './doublePages.ts';

/** Serves what a browser gets of Adyen: its script, the frame with the card's fields, and its own page. */
export function serveDoublePage(double: AdyenDouble, url: URL, text: string, response: ServerResponse): void {
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'access-control-allow-origin': '*',
    });
    response.end(body);
  };
  const { pathname: path } = url;
  if (/^\/checkoutshopper\/sdk\/[\d.]+\/adyen\.js$/.test(path)) return send('text/javascript', doubleScript);
  if (/^\/checkoutshopper\/sdk\/[\d.]+\/adyen\.css$/.test(path)) return send('text/css', '');
  if (path === '/fields') return send('text/html', doubleFields);
  if (path === '/seal') return send('text/plain', double.seal(text));
  if (path === '/finish') {
    const finished = double.finishStep(text, url.searchParams.get('how') === 'confirm');
    return send('application/json', JSON.stringify(finished));
  }
  if (!path.startsWith('/hosted/')) return send('text/plain', 'Not found', 404);
  const id = path.slice('/hosted/'.length);
  if (double.sessions.get(id)?.status !== 'active') return send('text/html', doubleOverPage('Adyen'));
  const form = new URLSearchParams(text);
  const number = form.get('number');
  const location = number ? double.payPage(id, number) : form.has('leave') ? double.leavePage(id) : undefined;
  // A declined shopper stays on it.
  if (location !== undefined && double.sessions.get(id)?.status !== 'active')
    return void response.writeHead(303, { location }).end();
  const leave = '<form method="post"><button name="leave" value="1">Back to the shop</button></form>';
  const cards = { card: '4111111111111111', declinedCard: '4111111111110012' };
  return send(
    'text/html',
    doubleHostedPage({ provider: 'Adyen', ...cards, leave, isDeclined: number !== null }),
  );
}
