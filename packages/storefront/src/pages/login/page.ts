import { accountLayoutMessages } from '@touchline/features/accountLayout';
import { botCheckMessages } from '@touchline/features/botCheck';
import { forgotPasswordMessages } from '@touchline/features/forgotPassword';
import {
  externalLoginReason,
  externalLoginStore,
  loginMessages,
  loginStore,
  readLoginForm,
  socialLoginStore,
  submitLoginForm,
  type LoginStore,
} from '@touchline/features/login';
import { definePage, type ActionResult } from '../../app/page.ts';
import { pageTitle } from '../../app/pageTitle.ts';
import { LoginView } from './LoginView.tsx';

/** Signs in. */
export const page = definePage({
  messages: [accountLayoutMessages, loginMessages, forgotPasswordMessages, botCheckMessages],
  async load({ stores, url, target }) {
    const social = stores.of(socialLoginStore);
    const reason = externalLoginReason(url);
    stores.of(externalLoginStore).take(reason);
    // Whoever comes back from a provider goes on to where they were going.
    const left = reason === undefined ? undefined : social.leftFor?.target;
    stores.of(loginStore).arrive(left ?? target);
    await social.load();
    return {
      head: {
        title: pageTitle(stores.site, stores.translator.translate('login', 'login.title')),
        canonicalPath: '/account/login',
        robots: 'noindex',
      },
    };
  },
  async action({ stores, form, target }) {
    const store = stores.of(loginStore);
    const isSignedIn = await submitLoginForm(store, readLoginForm(form));
    return isSignedIn ? { redirect: target } : resultOf(store);
  },
  View: LoginView,
  isPersonal: true,
});

/** The same page again: with the field for the code, or with what was wrong. */
function resultOf({ status, fields, bots, forgotten }: LoginStore): ActionResult {
  if (status.kind !== 'error') {
    const isRefused = fields.problems.size > 0 || bots.status.kind !== 'idle' || forgotten !== undefined;
    return { status: isRefused ? 422 : 200 };
  }
  const { error } = status;
  if (error.kind === 'tooMany')
    return { status: 429, headers: { 'retry-after': String(Math.ceil(error.seconds)) } };
  return { status: error.kind === 'serverError' || error.kind === 'requestTimedOut' ? 503 : 422 };
}
