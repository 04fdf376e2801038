import type { Basket } from '../basket/schema.ts';
import type {
  DocumentConsent,
  PermissionDocument,
  PermissionScenarioId,
  ScenarioDocument,
} from '../permissions/schema.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';

const calls = lazyCalls(() => import('../permissions/endpoints.ts'));
const basketCalls = lazyCalls(() => import('../basket/endpoints.ts'));

/** A document that is asked for, with its texts. */
export type AskedDocument = ScenarioDocument & PermissionDocument;

/**
 * Returns what a place of the checkout asks the shopper to agree to, in the order shown. Throws an `ApiError` when that
 * can't be told.
 */
export async function getAskedDocuments(
  call: Transport,
  scenarioId: PermissionScenarioId,
): Promise<AskedDocument[]> {
  const { getPermissionScenarios, getPermissionDocuments } = await calls();
  const [scenarios, documents] = await Promise.all([
    call(getPermissionScenarios),
    call(getPermissionDocuments),
  ]);
  const asked = scenarios.find((each) => each.scenarioId === scenarioId)?.documents ?? [];
  return asked.flatMap((scenario) => {
    const texts = documents.find(({ documentId }) => documentId === scenario.documentId);
    return texts ? [{ ...scenario, ...texts }] : [];
  });
}

/** Keeps with the basket what the shopper agrees to: exactly these documents, and no others. */
export async function acceptDocuments(
  call: Transport,
  basketId: string,
  acceptedConsents: readonly DocumentConsent[],
): Promise<Basket> {
  return call((await basketCalls()).patchBasket, {
    params: { basketId },
    body: { acceptedConsents: [...acceptedConsents] },
  });
}
