import * as calls from '@touchline/contract/externalSignIn/endpoints';
import type {
  AuthOption,
  ExternalSignInFailure,
  ExternalSignInFinished,
} from '@touchline/contract/account/schema';
import { Failure, notFound } from '../../../kernel/failure/Failure.ts';
import { Reply, type Router } from '../../../kernel/routing/Router.ts';
import { recordEvent } from '../accountEvents.ts';
import type { Accounts } from '../Accounts.ts';
import { startSession } from '../startSession.ts';
import { accountOfPerson } from './accountOfPerson.ts';
import { ExternalSignInError, type ExternalPerson, type IdentityProvider } from './IdentityProvider.ts';
import { attemptOf, readTicket, takeTicket, writeTicket, type Ticket } from './ticket.ts';

/** Signing in by somebody else's account. */
export function externalRoutes(router: Router, { shop, limits, identityProviders }: Accounts): void {
  /** The providers of a site; none where the market does without. */
  async function providersOf(sitePath: string): Promise<readonly IdentityProvider[]> {
    const { market } = shop.markets.site(sitePath);
    const { country } = market;
    const flags = await shop.flags.evaluate({ market, userId: undefined, brand: shop.brand, country });
    return flags.ACCOUNT_EXT_AUTH_ENABLED ? identityProviders : [];
  }

  router.route(calls.getAuthOptions, async ({ query }) => ({
    options: (await providersOf(query.sitePath)).map(({ id, name }): AuthOption => ({
      name,
      url: `/${query.sitePath}/account/external/${id}`,
    })),
  }));

  router.route(calls.startExternalSignIn, async ({ params, query, body, source }) => {
    await shop.limits.take(limits.externalSignIns, source);
    const provider = (await providersOf(query.sitePath)).find(({ id }) => id === params.provider);
    if (!provider) throw notFound('provider');
    const { language } = shop.markets.site(query.sitePath);
    const ticket = await writeTicket(shop, {
      ...{ provider: provider.id, sitePath: query.sitePath },
      ...{ isPersistent: body.persistentLogin, returnTo: body.returnTo },
    });
    try {
      const attempt = await attemptOf(shop, ticket.id, query.sitePath);
      return { url: await provider.startUrl(attempt, language.code), ticket: ticket.text };
    } catch (error) {
      if (!(error instanceof ExternalSignInError)) throw error;
      shop.log.warn('identity provider is away', { provider: provider.id, why: error.message.slice(0, 200) });
      throw new Failure(503, 'Unavailable', 'The provider is away for a moment.', { retryAfter: 15 });
    }
  });

  router.route(calls.finishExternalSignIn, async (call) => {
    const { body, site, source } = call;
    await shop.limits.take(limits.externalSignIns, source);
    const ticket = await readTicket(shop, body.ticket);
    const refused = async (reason: ExternalSignInFailure, why: string): Promise<ExternalSignInFinished> => {
      shop.log.warn('external sign-in refused', {
        reason,
        why: why.slice(0, 200),
        provider: ticket?.provider,
      });
      await recordEvent(shop, 'sign-in-failed', null, source);
      return { kind: 'refused', reason, ...returnTo(ticket) };
    };
    if (!ticket) return refused('expired', 'The ticket is over.');
    if (ticket.sitePath !== site.language.sitePath) return refused('mismatch', 'This is another site.');
    try {
      const person = await identify(ticket, new URLSearchParams(body.callback));
      const account = await accountOfPerson(shop, person, site, source);
      const { answer, headers } = await startSession(shop, call, account, ticket.isPersistent);
      return new Reply<ExternalSignInFinished>(
        { kind: 'signedIn', ...answer, ...returnTo(ticket) },
        { headers },
      );
    } catch (error) {
      if (error instanceof ExternalSignInError) return refused(error.reason, error.message);
      throw error;
    }
  });

  async function identify(ticket: Ticket, callback: URLSearchParams): Promise<ExternalPerson> {
    const provider = (await providersOf(ticket.sitePath)).find(({ id }) => id === ticket.provider);
    if (!provider) throw new ExternalSignInError('unavailable', 'There is no such provider any more.');
    const attempt = await attemptOf(shop, ticket.id, ticket.sitePath);
    // Somebody else's callback does not use up the attempt of this browser.
    if (callback.get('state') !== attempt.state)
      throw new ExternalSignInError('mismatch', 'The state is of another attempt.');
    if (!(await takeTicket(shop, ticket.id))) throw new ExternalSignInError('expired', 'It was used before.');
    return provider.identify(attempt, callback);
  }
}

const returnTo = (ticket: Ticket | undefined) =>
  ticket?.returnTo === undefined ? {} : { returnTo: ticket.returnTo };
