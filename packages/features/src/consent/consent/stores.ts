import { regimeOf } from '@touchline/contract/consent/rules';
import type { ConsentRegime } from '@touchline/contract/consent/schema';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { ConsentStore, type ConsentRules } from './ConsentStore.ts';

/** The rules of a market, its flags included. */
export function consentRules({
  site: { market },
  ports: { flags, region },
}: {
  site: Pick<StoreContext['site'], 'market'>;
  ports: Pick<StoreContext['ports'], 'flags' | 'region'>;
}): ConsentRules {
  const { consentByRegion, consentRevision = '1' } = market;
  return {
    regime: regimeOf(market, region),
    isRegional: consentByRegion !== undefined,
    isPending: consentByRegion !== undefined && region === undefined,
    mode: flags.value('GDPR_CUSTOM_COOKIE_CONSENT_MODE'),
    revision: consentRevision,
    isMultiple: flags.value('GDPR_CUSTOM_COOKIE_CONSENT_MULTIPLE_VALUES'),
    isShown: flags.value('GDPR_CUSTOM_COOKIE_CONSENT_ENABLED'),
    hasCcpaDialog: flags.value('CCPA_COOKIE_CONSENT_ENABLED'),
    hasReject: flags.value('GDPR_CUSTOM_COOKIE_CONSENT_REJECT'),
  };
}

/** What the server tells the browser of a page that was rendered for its visitor. */
export interface ConsentSnapshot {
  /** Whether the request of the page carried the Global Privacy Control. */
  hasSignal: boolean;
  /** Whether the page confirms a choice: a form that was posted leads to it. */
  isSaved: boolean;
  /** The law of the visitor's region, where the market has several. */
  regime?: ConsentRegime;
}

/** Consent belongs to the browser, whoever is signed in. What was chosen is read from its cookies. */
export const consentStore: StoreDefinition<ConsentStore, ConsentSnapshot> = {
  key: 'consent',
  onIdentity: 'keep',
  create: (context) => new ConsentStore(context.ports, consentRules(context)),
  toSnapshot: ({ hasSignal, isSaved, rules }) => ({
    ...{ hasSignal, isSaved },
    ...(rules.isRegional ? { regime: rules.regime } : {}),
  }),
  fromSnapshot: ({ hasSignal, isSaved, regime }, context) => {
    const store = new ConsentStore({ ...context.ports, hasPrivacySignal: hasSignal }, consentRules(context));
    store.isSaved = isSaved;
    if (regime) store.takeRegime(regime);
    return store;
  },
};
