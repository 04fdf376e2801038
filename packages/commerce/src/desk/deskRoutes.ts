import * as calls from '@touchline/contract/desk/endpoints';
import { pictureLimits } from '@touchline/contract/desk/pictureLimits';
import type { Desk } from '@touchline/contract/desk/schema';
import type { CommerceContext } from '../app/CommerceContext.ts';
import { sportTexts } from '../catalogue/products/vocabulary.ts';
import type { Router } from '../kernel/routing/Router.ts';
import { brandOfPages } from '../catalogue/content/pagesOfBrand.ts';
import { addPage } from './addPage.ts';
import { addPicture } from './addPicture.ts';
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

/** Bytes of a picture in base64, with its name and texts. */
const pictureBodyBytes = Math.ceil(pictureLimits.bytes / 3) * 4 + 64 * 1024;

/** The desk, at which an owner edits the shop's pages. */
export function deskRoutes(router: Router, shop: CommerceContext): void {
  deskSessionRoutes(router, shop);

  router.route(calls.getDesk, async ({ caller, now }) => {
    const pages = await editedPages(shop);
    const states = await statesOf(shop, pages, now);
    const brand = brandOfPages(shop);
    const uploaded = brand === undefined ? [] : await shop.publishedContent.picturesOf(brand);
    return {
      owner: { name: caller.name },
      brandName: shop.design.name,
      languages: languagesOf(shop),
      sites: shop.markets.listed.flatMap((market) =>
        market.languages.map(({ code, sitePath }) => ({ sitePath, market: market.code, language: code })),
      ),
      pages: pages.map(({ key, kind, delivered }) => {
        const known = states.get(key);
        return {
          ...{ key, title: known?.title ?? delivered.title, state: known?.state ?? 'asDelivered' },
          ...(kind === 'frame' ? { isFrame: true as const } : {}),
          hasDraft: known?.draft != null,
          ...(known?.savedAt ? { changedAt: known.savedAt.toISOString() } : {}),
          ...(known?.savedBy == null ? {} : { changedBy: known.savedBy }),
        };
      }),
      pictures: [
        ...uploaded.map(({ name, alt, picture }) => ({ name, alt, picture: { ...picture, alt: '' } })),
        ...[...shop.content.pictures].map(([name, picture]) => ({ name, picture: { ...picture, alt: '' } })),
      ],
      takesPictures: shop.pictureStore !== undefined,
      sports: [...sportTexts.keys()],
    } satisfies Desk;
  });

  router.route(calls.getDeskDocument, async ({ params, now }) =>
    documentView(shop, await editedPage(shop, params.key), now),
  );

  router.route(calls.addPage, async ({ body, caller, now }) => {
    await addPage(shop, body, caller, now);
    return documentView(shop, await editedPage(shop, body.address), now);
  });

  router.route(calls.addPicture, ({ body, caller, now }) => addPicture(shop, body, caller, now), {
    bodyLimit: pictureBodyBytes,
  });

  router.route(
    calls.saveDraft,
    async ({ params, body, caller, now }) =>
      saveDraft({ shop, page: await editedPage(shop, params.key), by: caller, now }, body),
    { bodyLimit: pageBytes },
  );

  router.route(calls.discardDraft, async ({ params, body, caller, now }) => {
    const page = await editedPage(shop, params.key);
    await discardDraft({ shop, page, by: caller, now }, body.revision);
    return documentView(shop, page, now);
  });

  router.route(calls.publishDraft, async ({ params, body, caller, now }) => {
    const page = await editedPage(shop, params.key);
    await publishDraft({ shop, page, by: caller, now }, body);
    return documentView(shop, page, now);
  });

  router.route(calls.showVersion, async ({ params, body, caller, now }) => {
    const page = await editedPage(shop, params.key);
    await showVersion({ shop, page, by: caller, now }, body.number);
    return documentView(shop, page, now);
  });

  router.route(calls.endPublication, async ({ params, caller, now }) => {
    const page = await editedPage(shop, params.key);
    await endPublication({ shop, page, by: caller, now }, params.publicationId);
    return documentView(shop, page, now);
  });
}
