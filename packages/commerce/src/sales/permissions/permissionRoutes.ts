import { getPermissionDocuments, getPermissionScenarios } from '@touchline/contract/permissions/endpoints';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { Router } from '../../kernel/routing/Router.ts';

/** What the checkout of a site asks its shoppers to agree to. */
export function permissionRoutes(router: Router, { markets, design }: CommerceContext): void {
  router.route(getPermissionScenarios, async ({ query }) => {
    const { deliveryDocuments = [] } = markets.site(query.sitePath).market;
    if (deliveryDocuments.length === 0) return [];
    const documents = deliveryDocuments.map(({ id, isRequired = false, isOnlyForAddress }) => ({
      ...{ documentId: id, isRequired },
      ...(isOnlyForAddress ? { isOnlyForAddress } : {}),
    }));
    return [{ scenarioId: 'delivery' as const, documents }];
  });

  router.route(getPermissionDocuments, async ({ query }) => {
    const { market, language } = markets.site(query.sitePath);
    const named = (text: string) => text.replaceAll('{{shop}}', design.name);
    return (market.deliveryDocuments ?? []).flatMap(({ id, version, texts }) => {
      const own = texts[language.code];
      if (!own) return [];
      return [{ documentId: id, version, title: named(own.title), text: named(own.text) }];
    });
  });
}
