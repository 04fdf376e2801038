import { getMetrics, reportPolicyViolation } from '@touchline/contract/operation/endpoints';
import { openApi } from '@touchline/contract/openapi';
import { commonHeaders } from '../routing/answers.ts';
import type { Router } from '../routing/Router.ts';
import type { Shop } from '../Shop.ts';
import { docsPage } from './docsPage.ts';

const reports = { what: 'policy-report', most: 60, seconds: 60 };

/** Calls for whoever runs the shop. */
export function operationRoutes(router: Router, shop: Shop): void {
  router.route(getMetrics, async () => ({
    ...shop.counters.all(),
    sqlStatements: shop.statements(),
    catalogueVersion: shop.catalogueVersion.known,
  }));

  router.route(
    reportPolicyViolation,
    async (call) => {
      await shop.limits.take(reports, call.source);
      shop.log.warn('content policy violated', { report: call.rawBody.replace(/\s+/g, ' ').slice(0, 500) });
      return null;
    },
    { fromAnywhere: true, bodyLimit: 16 * 1024 },
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
