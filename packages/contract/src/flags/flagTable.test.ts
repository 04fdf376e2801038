import { describe, expect, it } from 'vitest';
import { flagDefinition, flagNames, flagTable, type FlagValues } from './flagTable.ts';
import { flagProblems, flagsForBrowser, isFlagValue, readFlags, spellingsOf } from './values.ts';

describe('the table of flags', () => {
  it('names every flag of both documents, in their spelling too [A1.22, C1.13, C1.14, C1.15, C1.16, C1.17, C1.18, C1.19, C1.20]', () => {
    const spellings = flagNames.flatMap(spellingsOf);
    expect(spellings).toEqual(
      expect.arrayContaining([
        ...['bridge enabled', 'DPEV2', 'prepaid incentive', 'restore basket', 'product list page'],
        ...['saved card', 'fulfilment options v2', 'CNC geolocation preselect'],
        ...['PERSISTENT_LOGIN_PRESELECTED', 'AIC_PERSISTENT_LOGIN_ENABLED', 'SHOW_TERMS_BEFORE_LOGIN_BUTTON'],
        ...['ACCOUNT_PAID_MEDIA_CONSENT', 'ACCOUNT_EXT_AUTH_ENABLED', 'ACCOUNT_KMC_FLOW_ENABLED'],
        ...['PRODUCT_LIST_PAGE_ENABLED', 'MEMBERSHIP_ENABLED', 'GDPR_CUSTOM_COOKIE_CONSENT_ENABLED'],
        ...['CCPA_COOKIE_CONSENT_ENABLED', 'CHAT_MF_ENABLED', 'NEWSLETTER_POPUP_ENABLED'],
        ...['LOGIN_REGISTRATION_DISABLED', 'guest checkout'],
      ]),
    );
    expect(new Set(spellings).size).toBe(spellings.length);
  });

  it('gives every flag a default of its own type, an owner and a sentence', () => {
    for (const name of flagNames) {
      const definition = flagDefinition(name);
      expect(isFlagValue(definition, definition.default), name).toBe(true);
      expect(definition.owner, name).toMatch(/^[a-z][A-Za-z]+$/);
      expect(definition.description, name).toMatch(/\.$/);
    }
  });
});

describe('flags of an answer or a market', () => {
  it('are read in every spelling, with the name before its aliases', () => {
    for (const name of flagNames.filter((each) => flagTable[each].type === 'boolean'))
      for (const spelling of spellingsOf(name))
        expect(readFlags({ [spelling]: true })[name], spelling).toBe(true);
    expect(readFlags({ dpeV2: true, DPEV2: false }).DPEV2).toBe(false);
  });

  it('have the table’s default where nothing, or something of another type, is set', () => {
    expect(readFlags({ guestCheckout: 'yes', walletSignInTest: 'neither' })).toEqual(readFlags({}));
    expect(readFlags({}).walletSignInTest).toBe('control');
  });

  it.each([
    [{ guestChekout: true }, 'There is no flag guestChekout.'],
    [{ guestCheckout: 'on' }, 'guestCheckout cannot be "on".'],
    [
      { productListPage: true, PRODUCT_LIST_PAGE_ENABLED: false },
      'PRODUCT_LIST_PAGE_ENABLED is set twice, and differently.',
    ],
    [{ guestCheckout: { split: { true: 50, false: 50 } } }, 'guestCheckout is the same for every visitor.'],
    [{ walletSignInTest: { split: { control: 50, neither: 50 } } }, 'walletSignInTest cannot be neither.'],
    [
      { walletSignInTest: { split: { control: 50, wallet: 40 } } },
      'The shares of walletSignInTest are 90 percent, not 100.',
    ],
  ])('that are set as in %j are refused: %s', (settings, problem) => {
    expect(flagProblems(settings)).toEqual([problem]);
  });

  it('are accepted when they are set twice in the same way, or in shares', () => {
    const shares = { split: { true: 10, false: 90 } };
    expect(
      flagProblems({ productListPage: true, PRODUCT_LIST_PAGE_ENABLED: true, bridgeEnabled: shares }),
    ).toEqual([]);
  });
});

it('sends the browser only the flags that its code reads and that are not off', () => {
  const values: FlagValues = {
    ...readFlags({}),
    guestCheckout: true,
    MEMBERSHIP_ENABLED: true,
    CHAT_MF_ENABLED: true,
  };
  expect(flagsForBrowser(values)).toEqual({
    guestCheckout: true,
    MEMBERSHIP_ENABLED: true,
    CHAT_MF_ENABLED: true,
    // These are on where a market sets nothing.
    GDPR_CUSTOM_COOKIE_CONSENT_MODE: 'nested',
    GDPR_CUSTOM_COOKIE_CONSENT_REJECT: true,
    // A variant is neither on nor off.
    walletSignInTest: 'control',
  });
});
