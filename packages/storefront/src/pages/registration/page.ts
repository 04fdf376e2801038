import { cutText } from '@touchline/contract/cutText';
import { botCheckMessages } from '@touchline/features/botCheck';
import { loginMessages, socialLoginStore } from '@touchline/features/login';
import {
  readRegistrationForm,
  registrationMessages,
  registrationStore,
} from '@touchline/features/registration';
import { returnPath } from '../../app/address.ts';
import { definePage, type ActionResult } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import type { Stores } from '../../app/Stores.ts';
import { RegistrationView } from './RegistrationView.tsx';

/** Prepares the form with what the address of the page says. */
async function open(stores: Stores, url: URL) {
  const store = stores.of(registrationStore);
  store.begin({
    invitationCode: cutText(url.searchParams.get('invitationCode') ?? '', 100),
    returnTo: url.searchParams.get('returnTo') ?? '',
  });
  await store.load();
  return store;
}

/** Makes an account. */
export const page = definePage({
  messages: [registrationMessages, loginMessages, botCheckMessages],
  async load({ stores, url }) {
    const [store] = await Promise.all([open(stores, url), stores.of(socialLoginStore).load()]);
    return {
      ...(store.status.kind === 'unavailable' ? { status: 503 } : {}),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('registration', 'registration.pageTitle')),
        canonicalPath: '/account/register',
        robots: 'noindex',
      },
    };
  },
  async action({ stores, url, form }): Promise<ActionResult> {
    const store = await open(stores, url);
    const { action, values, mobileCountry, confirmation, carrier } = readRegistrationForm(form);
    if (action === 'confirm') {
      store.resume(confirmation);
      await store.confirm();
    } else {
      store.applyTyped(values, mobileCountry);
      store.carrier.choose(carrier.carrier);
      store.carrier.useToken(carrier.userDataToken);
      if (action === 'register') await store.submit();
      else if (action === 'startCarrier') await store.startCarrier();
      else if (action === 'confirmCarrier') {
        store.carrier.resume(carrier.authenticationId, carrier.code);
        await store.carrier.confirm();
      } else if (action === 'link') {
        // What the shop knows of the address decides whether the link is offered.
        await store.emailCheck.check(store.fields.value('email'));
        await store.requestLink();
      }
    }
    store.forgetPassword();
    const { status } = store;
    if (status.kind === 'registered') return { redirect: returnPath(url) };
    if (status.kind === 'tooMany')
      return { status: 429, headers: { 'retry-after': String(Math.ceil(status.seconds)) } };
    return { status: status.kind === 'failed' || status.kind === 'unavailable' ? 503 : 422 };
  },
  View: RegistrationView,
  isPersonal: true,
});
