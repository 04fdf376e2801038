import { expect, it } from 'vitest';
import { testPorts } from '../../../../features/src/platform/ports/testPorts.ts';
import { testStores } from '../../state/testing/testStores.ts';
import { appStateOf } from './appStateOf.ts';

const phone = {
  innerWidth: 412,
  navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile' } as Navigator,
};

it('tells configuration, flags, texts, device, visits, the closed banner and the chosen language [A3.77]', async () => {
  const { site } = await testStores();
  const needs = testPorts();
  const start = { site, needs, flags: { guestCheckout: true }, translations: 'en' };
  expect(appStateOf({ ...start, environment: 'DEV' }, phone)).toEqual({
    ...{ environment: 'DEV', language: 'en', country: 'GB', translations: 'en' },
    ...{ deviceType: 'android', deviceSize: 'SMALL', config: { sitePath: 'gb', currency: 'GBP' } },
    ...{ features: { guestCheckout: true }, visits: 0, isSmartBannerClosed: false },
  });
  needs.storage.set('UserSignUpAndSave', '4');
  needs.storage.set('smartBannerClosed', 'true');
  needs.storage.set('sitePath', 'de~gb');
  expect(appStateOf(start, phone)).toMatchObject({
    ...{ environment: 'PRD', visits: 4, isSmartBannerClosed: true, languagePreference: 'de' },
  });
});
