import { getMetrics, reportError, reportPolicyViolation } from '@touchline/contract/operation/endpoints';
import { openApi } from '@touchline/contract/openapi';
import { commonHeaders } from '../../kernel/routing/responses.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../CommerceContext.ts';
import { docsPage } from './docsPage.ts';

const policyReports = { what: 'policy-report', max: 60, seconds: 60 };
const errorReports = { what: 'error-report', max: 30, seconds: 60 };

/** Routes for the shop's operator. */
export function operationRoutes(router: Router, shop: CommerceContext): void {
  router.route(getMetrics, async () => ({
    ...shop.counters.all(),
    sqlStatements: shop.statements(),
    catalogueVersion: shop.catalogueVersion.known,
  }));

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

  router.document(
    'openApi',
    '/api/openapi.json',
    () =>
      new Response(JSON.stringify(openApi(shop.origin)), {
        headers: { ...commonHeaders, 'cache-control': 'public, max-age=300' },
      }),
  );
  router.document('docs', '/api/docs', docsPage);
}
