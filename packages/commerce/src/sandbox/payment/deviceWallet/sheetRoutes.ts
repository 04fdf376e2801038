import { parseMinor } from '@touchline/contract/money';
import type { Context, Hono } from 'hono';
import type { Html } from '../../pages/layout.ts';
import { sandboxAddresses } from '../../addressSearch/sandboxAddresses.ts';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import { writeDeviceToken } from './deviceToken.ts';
import { sheetMessagesOf } from './sheetMessagesOf.ts';
import { scenarioOfOutcome } from './sheetOutcomes.ts';
import { devicePage, sheetPage, type SheetAddress } from './sheetPage.ts';
import { deviceCookie, walletNames } from './walletNames.ts';

interface Seen {
  readonly messages: SandboxMessages;
  readonly query: URLSearchParams;
  readonly style: string;
  readonly nonce: string;
}

export interface SheetRoutes {
  readonly secret: string;
  readonly shopOrigin: string;
  now(): Date;
  see(context: Context): Promise<Seen>;
  show(page: Html, seen: Seen, status: number, inFrame: boolean): Promise<Response>;
  over(seen: Seen): Promise<Response>;
  json(body: unknown, status?: number): Response;
}

/** The sheet that stands in for the wallet of a device, and the switch by which a browser says that it has one. */
export function sheetRoutes(app: Hono, routes: SheetRoutes): void {
  const { secret, shopOrigin, now, see, show, over, json } = routes;
  const path = '/sandbox/sheet/:method';

  app.get(path, async (context) => {
    const seen = await see(context);
    const method = context.req.param('method');
    const service = walletNames.get(method);
    if (!service) return over(seen);
    const texts = await sheetMessagesOf(seen.messages.htmlLang);
    const address = await addressIn(seen.query.get('country') ?? 'GB');
    const about = { service, parentOrigin: shopOrigin, action: `/sandbox/sheet/${method}`, address };
    return show(sheetPage({ ...seen, texts, ...about }), seen, 200, true);
  });

  app.post(path, async (context) => {
    if (!walletNames.has(context.req.param('method'))) return json({}, 404);
    const body: unknown = await context.req.json().catch(() => undefined);
    const given = new Map<string, unknown>(Object.entries(body ?? {}));
    const currency = String(given.get('currency')).slice(0, 3);
    const minor = parseMinor(String(given.get('value')), currency);
    if (minor === undefined) return json({}, 422);
    const outcome = given.get('outcome');
    const scenario = scenarioOfOutcome(outcome);
    return json({
      token: await writeDeviceToken(scenario, { minor, currency }, secret, now(), outcome === 'over'),
    });
  });

  app.get('/sandbox/device', async (context) => {
    const seen = await see(context);
    const texts = await sheetMessagesOf(seen.messages.htmlLang);
    // The shop passes no cookie on: the address says what was chosen last.
    const chosen = seen.query.get('chosen');
    const isOn = chosen === null ? undefined : chosen === 'on';
    return show(devicePage({ ...seen, texts, isOn, shopOrigin }), seen, 200, false);
  });

  app.post('/sandbox/device', async (context) => {
    const { action } = await context.req.parseBody();
    const { pathname, searchParams } = new URL(context.req.url);
    searchParams.set('chosen', action === 'on' ? 'on' : 'off');
    const maxAge = action === 'on' ? 31_536_000 : 0;
    // The shop's pages read it.
    context.header('set-cookie', `${deviceCookie}=on; Path=/; Max-Age=${maxAge}; SameSite=Lax`);
    return context.redirect(`${pathname}?${searchParams}`, 303);
  });
}

async function addressIn(country: string): Promise<SheetAddress> {
  const found = await sandboxAddresses.find(country, `${country}-0-12`);
  const { line1 = '', postalCode = '', city = '', region = '' } = found ?? {};
  return { street: line1, postalCode, city, region, country };
}
