import { readRegistrationForm } from '@touchline/features/account/registration';
import { returnPath } from '../urls.ts';
import type { PageAction } from '../page.ts';
import { open } from './page.ts';

export const action: PageAction = async ({ stores, url, form }) => {
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
};
