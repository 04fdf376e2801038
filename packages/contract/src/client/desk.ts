import type { DeskPage } from '../desk/page.ts';
import type { PageProblem } from '../desk/pageProblems.ts';
import {
  DraftConflict,
  type Desk,
  type DeskDocument,
  type DeskOwner,
  type DeskPictureEntry,
  type SavedDraft,
} from '../desk/schema.ts';
import { ApiError, NotFound, RateLimited, Refused } from '../errors.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../desk/endpoints.ts'));

/** `over`: the link was used before, is older than fifteen minutes, or never was. */
export type DeskSignInOutcome =
  { kind: 'signedIn'; owner: DeskOwner } | { kind: 'over' } | { kind: 'tooMany'; seconds: number };

/** Signs an owner in to the desk by a one-time link. */
export async function signInToDesk(call: Transport, link: string): Promise<DeskSignInOutcome> {
  try {
    return { kind: 'signedIn', owner: await call((await calls()).signInToDesk, { body: { link } }) };
  } catch (error) {
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (error instanceof NotFound) return { kind: 'over' };
    throw error;
  }
}

/** Signs the owner out of the desk. */
export async function endDeskSession(call: Transport): Promise<void> {
  await call((await calls()).endDeskSession);
}

/** Returns what the desk shows first. Throws `Unauthorised` when nobody is signed in, as all calls below. */
export async function getDesk(call: Transport): Promise<Desk> {
  return call((await calls()).getDesk);
}

/** Returns a page as it is edited; `undefined` when there is none with this key. */
export async function getDeskDocument(call: Transport, key: string): Promise<DeskDocument | undefined> {
  return orUndefined(call((await calls()).getDeskDocument, { params: { key } }));
}

/** Makes a page, as a draft; `undefined` when there is one at this address. */
export async function addPage(
  call: Transport,
  page: { address: string; title: DeskPage['title'] },
): Promise<DeskDocument | undefined> {
  try {
    return await call((await calls()).addPage, { body: page });
  } catch (error) {
    if (error instanceof ApiError && error.body?.errorCode === 'ContentExists') return undefined;
    throw error;
  }
}

export type AddPictureOutcome =
  { kind: 'added'; entry: DeskPictureEntry } | { kind: 'tooLarge' | 'tooManyPixels' | 'unreadable' };

/** Uploads a picture, in base64. */
export async function addPicture(
  call: Transport,
  picture: { name: string; alt: DeskPage['title']; file: string },
): Promise<AddPictureOutcome> {
  try {
    return { kind: 'added', entry: await call((await calls()).addPicture, { body: picture }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 413) return { kind: 'tooLarge' };
    if (error.body?.errorCode === 'PictureTooManyPixels') return { kind: 'tooManyPixels' };
    if (error.body?.errorCode === 'PictureUnreadable') return { kind: 'unreadable' };
    throw error;
  }
}

/** Somebody else has changed the draft: nothing was changed by this call. */
export interface ChangedElsewhere {
  readonly kind: 'changedElsewhere';
  readonly by: DraftConflict;
}

export type SaveDraftOutcome = { kind: 'saved'; draft: SavedDraft } | ChangedElsewhere;

/** Saves a draft that was made on a revision. */
export async function saveDraft(
  call: Transport,
  key: string,
  draft: { revision: number; body: DeskPage },
): Promise<SaveDraftOutcome> {
  try {
    return { kind: 'saved', draft: await call((await calls()).saveDraft, { params: { key }, body: draft }) };
  } catch (error) {
    return changedElsewhere(error);
  }
}

export type PublishOutcome =
  | { kind: 'published'; document: DeskDocument }
  | { kind: 'unfinished'; problems: readonly PageProblem[] }
  | { kind: 'wrongTime' }
  | ChangedElsewhere;

/** Publishes a draft, now or between two moments. */
export async function publishDraft(
  call: Transport,
  key: string,
  order: { revision: number; from?: string; until?: string; note?: string },
): Promise<PublishOutcome> {
  try {
    const document = await call((await calls()).publishDraft, { params: { key }, body: order });
    return { kind: 'published', document };
  } catch (error) {
    if (error instanceof Refused && error.body?.errorCode === 'ContentNotFinished')
      return { kind: 'unfinished', problems: error.body.details as PageProblem[] };
    if (error instanceof Refused && error.body?.errorCode === 'WrongTime') return { kind: 'wrongTime' };
    return changedElsewhere(error);
  }
}

/** Forgets a draft that has this revision; `undefined` when somebody else has changed it. */
export async function discardDraft(
  call: Transport,
  key: string,
  revision: number,
): Promise<DeskDocument | undefined> {
  try {
    return await call((await calls()).discardDraft, { params: { key }, body: { revision } });
  } catch (error) {
    changedElsewhere(error);
    return undefined;
  }
}

/** Shows an earlier version to shoppers again; number 0 is the page of the brand's folder. */
export async function showVersion(call: Transport, key: string, number: number): Promise<DeskDocument> {
  return call((await calls()).showVersion, { params: { key }, body: { number } });
}

/** Ends a publication now, or removes one that has not begun. */
export async function endPublication(
  call: Transport,
  key: string,
  publicationId: string,
): Promise<DeskDocument> {
  return call((await calls()).endPublication, { params: { key, publicationId } });
}

function changedElsewhere(error: unknown): ChangedElsewhere {
  const isConflict = error instanceof ApiError && error.body?.errorCode === 'ContentChangedElsewhere';
  const details = isConflict ? DraftConflict.safeParse(error.body?.details) : undefined;
  if (!details?.success) throw error;
  return { kind: 'changedElsewhere', by: details.data };
}
