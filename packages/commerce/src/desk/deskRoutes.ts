import * as calls from '@touchline/contract/desk/endpoints';
import type { Desk } from '@touchline/contract/desk/schema';
import type { CommerceContext } from '../app/CommerceContext.ts';
import { sportTexts } from '../catalogue/products/vocabulary.ts';
import type { Router } from '../kernel/routing/Router.ts';
import {
  discardDraft,
  endPublication,
  languagesOf,
  publishDraft,
  saveDraft,
  showVersion,
} from './changePage.ts';
import { deskSessionRoutes } from './deskSessionRoutes.ts';
import { documentView, editedPage, editedPages, statesOf } from './documents.ts';

/** Bytes of a page with its texts in many languages. */
const pageBytes = 512 * 1024;

/** The desk, at which an owner edits the shop's pages. */
export function deskRoutes(router: Router, shop: CommerceContext): void {
  deskSessionRoutes(router, shop);

  router.route(calls.getDesk, async ({ caller, now }) => {
    const pages = editedPages(shop);
    const states = await statesOf(shop, pages[0]?.brand ?? shop.brand, now);
    return {
      owner: { name: caller.name },
      brandName: shop.design.name,
      languages: languagesOf(shop),
      sites: shop.markets.listed.flatMap((market) =>
        market.languages.map(({ code, sitePath }) => ({ sitePath, market: market.code, language: code })),
      ),
      pages: pages.map(({ key, delivered }) => {
        const known = states.get(key);
        return {
          ...{ key, title: (known?.draft ?? delivered).title, state: known?.state ?? 'asDelivered' },
          hasDraft: known?.draft != null,
          ...(known?.savedAt ? { changedAt: known.savedAt.toISOString() } : {}),
          ...(known?.savedBy == null ? {} : { changedBy: known.savedBy }),
        };
      }),
      pictures: [...shop.content.pictures].map(([name, picture]) => ({
        name,
        picture: { ...picture, alt: '' },
      })),
      sports: [...sportTexts.keys()],
    } satisfies Desk;
  });

  router.route(calls.getDeskDocument, ({ params, now }) =>
    documentView(shop, editedPage(shop, params.key), now),
  );

  router.route(
    calls.saveDraft,
    ({ params, body, caller, now }) =>
      saveDraft({ shop, page: editedPage(shop, params.key), by: caller, now }, body),
    { bodyLimit: pageBytes },
  );

  router.route(calls.discardDraft, async ({ params, body, caller, now }) => {
    const page = editedPage(shop, params.key);
    await discardDraft({ shop, page, by: caller, now }, body.revision);
    return documentView(shop, page, now);
  });

  router.route(calls.publishDraft, async ({ params, body, caller, now }) => {
    const page = editedPage(shop, params.key);
    await publishDraft({ shop, page, by: caller, now }, body);
    return documentView(shop, page, now);
  });

  router.route(calls.showVersion, async ({ params, body, caller, now }) => {
    const page = editedPage(shop, params.key);
    await showVersion({ shop, page, by: caller, now }, body.number);
    return documentView(shop, page, now);
  });

  router.route(calls.endPublication, async ({ params, caller, now }) => {
    const page = editedPage(shop, params.key);
    await endPublication({ shop, page, by: caller, now }, params.publicationId);
    return documentView(shop, page, now);
  });
}
