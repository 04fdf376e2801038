import * as baskets from '@touchline/contract/basket/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import type { SiteMarket } from '@touchline/contract/market/schema';
import * as permissions from '@touchline/contract/permissions/endpoints';
import type {
  AcceptedConsent,
  PermissionDocument,
  PermissionScenario,
} from '@touchline/contract/permissions/schema';
import { britishSite } from './Checkout.fixtures.ts';
import { readyBasket, returning, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';

/** Britain, if it asked for documents. */
export const siteWithDocuments: { market: SiteMarket; language: typeof britishSite.language } = {
  ...britishSite,
  market: { ...britishSite.market, asksForDocuments: true },
};

export const documentScenarios: PermissionScenario[] = [
  {
    scenarioId: 'delivery',
    documents: [
      { documentId: 'carrierData', isRequired: true, isOnlyForAddress: true },
      { documentId: 'marketing', isRequired: false },
    ],
  },
];

export const documentTexts: PermissionDocument[] = [
  {
    ...{ documentId: 'carrierData', version: '2', title: 'My data may be handed to the carrier' },
    text: 'To: Royal Mail and DPD. What: name, address and phone number of whoever receives the parcel. What for: to deliver it and to say when. Until: three months after the delivery.',
  },
  {
    ...{ documentId: 'marketing', version: '1', title: 'My order may be used to choose offers for me' },
    text: 'What: products and prices. Until: you take it back. We deliver without it as well.',
  },
];

/** What a basket keeps of documents that were agreed to. */
export const agreedTo = (...ids: readonly string[]): AcceptedConsent[] =>
  documentTexts
    .filter(({ documentId }) => ids.includes(documentId))
    .map(({ documentId, version }) => ({ documentId, version, acceptedAt: '2026-11-21T10:00:00Z' }));

/** A shopper at the checkout who is asked for documents; `change` scripts the back end. */
export const askedForDocuments = (
  change: (session: TestCheckoutSession) => void = () => undefined,
): TestCheckoutSession =>
  returning((session) => {
    session.server
      .on(getSite, { answer: siteWithDocuments })
      .on(permissions.getPermissionScenarios, { answer: documentScenarios })
      .on(permissions.getPermissionDocuments, { answer: documentTexts })
      .on(baskets.patchBasket, { answer: readyBasket({ acceptedConsents: agreedTo('carrierData') }) });
    change(session);
  });
