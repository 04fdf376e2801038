import { getMetrics, reportError, reportPolicyViolation } from '@touchline/contract/operation/endpoints';
import { openApi } from '@touchline/contract/openapi';
import { Failure } from '../failure/Failure.ts';
import { hmacHex } from '../session/hmacHex.ts';
import { commonHeaders } from '../routing/answers.ts';
import type { Router } from '../routing/Router.ts';
import type { Shop } from '../Shop.ts';
import { docsPage } from './docsPage.ts';

const policyReports = { what: 'policy-report', most: 60, seconds: 60 };
const errorReports = { what: 'error-report', most: 30, seconds: 60 };

/** Routes for the shop's operator. */
export function operationRoutes(router: Router, shop: Shop): void {
  router.route(getMetrics, async ({ request }) => {
    await requireOperator(request, shop);
    return {
      ...shop.counters.all(),
      sqlStatements: shop.statements(),
      catalogueVersion: shop.catalogueVersion.known,
    };
  });

  router.route(
    reportPolicyViolation,
    async (call) => {
      await shop.limits.take(policyReports, call.source);
      // Queries are removed from addresses: they may contain search terms, or the key of an order link.
      const report = call.rawBody.replace(/\s+/g, ' ').replace(/(https?:[^"\s?]*)\?[^"\s]*/g, '$1');
      shop.log.warn('content policy violated', { report: report.slice(0, 500) });
      return null;
    },
    { fromAnywhere: true, bodyLimit: 16 * 1024 },
  );

  router.route(
    reportError,
    async (call) => {
      await shop.limits.take(errorReports, call.source);
      shop.counters.add('pageErrors');
      // One log line per report, whatever it contains.
      const fields = Object.entries(call.body).map(([key, value]) => [
        key,
        String(value).replace(/\s+/g, ' '),
      ]);
      shop.log.warn('a page reports an error', Object.fromEntries(fields) as Record<string, string>);
      return null;
    },
    { bodyLimit: 16 * 1024 },
  );

  router.app.get(
    '/api/openapi.json',
    () =>
      new Response(JSON.stringify(openApi(shop.origin)), {
        headers: { ...commonHeaders, 'cache-control': 'public, max-age=300' },
      }),
  );
  router.app.get('/api/docs', () => docsPage());
}

/** Metrics reveal sales figures: the route is a 404 unless the operator configured a token. */
async function requireOperator(request: Request, { metricsToken, secret }: Shop): Promise<void> {
  if (metricsToken === undefined) throw new Failure(404, 'NotFound', 'There is nothing here.');
  const given = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // Compares keyed hashes, so that the response time reveals nothing about the token.
  if ((await hmacHex(secret, given)) !== (await hmacHex(secret, metricsToken)))
    throw new Failure(401, 'Unauthorized', 'Say the token of METRICS_TOKEN as a bearer token.');
}
