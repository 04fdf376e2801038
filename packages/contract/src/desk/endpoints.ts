import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { DeskPage, newPageKey } from './page.ts';
import { Desk, DeskDocument, DeskOwner, DeskPictureEntry, SavedDraft } from './schema.ts';

const access = { caller: 'owner' } as const;
const params = z.object({ key: z.string().check(z.maxLength(100)) });
const Revision = z.int().check(z.nonnegative());
const Note = z.string().check(z.maxLength(200));

const unknown = { 401: 'Nobody is signed in to the desk.', 404: 'No such page.' };
const changed = { 409: 'ContentChangedElsewhere: somebody else has changed the draft; see `DraftConflict`.' };

export const signInToDesk = defineEndpoint({
  id: 'signInToDesk',
  summary:
    'Signs an owner in to the desk by a one-time link. The session ends after eight hours without a call.',
  method: 'POST',
  base: 'api',
  path: '/desk/session',
  access: { caller: 'link' },
  body: z.object({ link: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: DeskOwner,
  errors: { 404: 'The link was used, is over, or never was.', 429: 'Too many tries; see Retry-After.' },
});

export const endDeskSession = defineEndpoint({
  id: 'endDeskSession',
  summary: 'Signs the owner out of the desk.',
  method: 'DELETE',
  base: 'api',
  path: '/desk/session',
  access,
  response: z.object({ success: z.literal(true) }),
  errors: { 401: unknown[401] },
});

export const getDesk = defineEndpoint({
  id: 'getDesk',
  summary: 'The desk: its pages, and what they can be made of.',
  base: 'api',
  path: '/desk',
  access,
  response: Desk,
  errors: { 401: unknown[401] },
});

export const getDeskDocument = defineEndpoint({
  id: 'getDeskDocument',
  summary: 'A page as it is edited, by key (slash encoded), with its versions.',
  base: 'api',
  path: '/desk/pages/{key}',
  access,
  params,
  response: DeskDocument,
  errors: unknown,
});

export const addPage = defineEndpoint({
  id: 'addPage',
  summary: 'Makes a page that the brand’s folder does not have, as a draft.',
  method: 'POST',
  base: 'api',
  path: '/desk/pages',
  access,
  body: z.object({
    /** Its address below the site path, which is its key: `help/sizes`, `pages/black-week`. */
    address: z.string().check(z.maxLength(80), z.regex(newPageKey)),
    title: DeskPage.shape.title,
  }),
  response: DeskDocument,
  errors: { 401: unknown[401], 409: 'ContentExists: there is a page with this address.' },
});

export const addPicture = defineEndpoint({
  id: 'addPicture',
  summary: 'Takes a picture for pages, and makes the sizes and formats of it that the shop sends.',
  method: 'POST',
  base: 'api',
  path: '/desk/pictures',
  access,
  body: z.object({
    /** What owners know it by; a number is added where there is one of this name. */
    name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
    alt: DeskPage.shape.title,
    /** A JPEG, PNG, WebP, GIF, BMP or TIFF in base64; of `pictureLimits` at most. */
    file: z.base64(),
  }),
  response: DeskPictureEntry,
  errors: {
    401: unknown[401],
    404: 'This shop has no folder for pictures.',
    413: 'The file is too large.',
    422: 'PictureUnreadable or PictureTooManyPixels.',
    503: 'Others are being made; see Retry-After.',
  },
  timeout: 60_000,
});

export const saveDraft = defineEndpoint({
  id: 'saveDraft',
  summary: 'Saves a draft, which may be unfinished. Shoppers see nothing of it.',
  method: 'PUT',
  base: 'api',
  path: '/desk/pages/{key}/draft',
  access,
  params,
  body: z.object({ revision: Revision, body: DeskPage }),
  response: SavedDraft,
  errors: { ...unknown, ...changed, 422: 'It has not the form of a page.' },
});

export const discardDraft = defineEndpoint({
  id: 'discardDraft',
  summary: 'Forgets a draft: the page is again as shoppers see it.',
  method: 'POST',
  base: 'api',
  path: '/desk/pages/{key}/draft/removal',
  access,
  params,
  body: z.object({ revision: Revision }),
  response: DeskDocument,
  errors: { ...unknown, ...changed },
});

export const publishDraft = defineEndpoint({
  id: 'publishDraft',
  summary: 'Makes a version of the draft and shows it to shoppers, now or between two moments.',
  method: 'POST',
  base: 'api',
  path: '/desk/pages/{key}/publications',
  access,
  params,
  body: z.object({
    revision: Revision,
    /** @default now */
    from: z.optional(z.iso.datetime()),
    /** @default it does not end */
    until: z.optional(z.iso.datetime()),
    note: z.optional(Note),
  }),
  response: DeskDocument,
  errors: {
    ...{ ...unknown, ...changed },
    422: 'ContentNotFinished: see the list of `PageProblem`. Or the end is not after the beginning, or over.',
  },
});

export const showVersion = defineEndpoint({
  id: 'showVersion',
  summary: 'Shows an earlier version to shoppers again, now; number 0 is the page of the brand’s folder.',
  method: 'POST',
  base: 'api',
  path: '/desk/pages/{key}/rollbacks',
  access,
  params,
  body: z.object({ number: z.int().check(z.nonnegative()) }),
  response: DeskDocument,
  errors: unknown,
});

export const endPublication = defineEndpoint({
  id: 'endPublication',
  summary: 'Ends a publication now, or removes one that has not begun.',
  method: 'DELETE',
  base: 'api',
  path: '/desk/pages/{key}/publications/{publicationId}',
  access,
  params: z.extend(params, { publicationId: z.string().check(z.maxLength(40)) }),
  response: DeskDocument,
  errors: unknown,
});
