import { digitsOf } from '@touchline/contract/contact/digits';
import { cutText } from '@touchline/contract/cutText';
import type { LoginValues } from './loginState.ts';

/** What a button of the form asks for; `prefill` shows the form with an address that another page has asked for. */
export type LoginFormAction = 'password' | 'confirmAge' | 'sendCode' | 'code' | 'usePassword' | 'prefill';

const actions: readonly LoginFormAction[] = [
  'password',
  'confirmAge',
  'sendCode',
  'code',
  'usePassword',
  'prefill',
];
/** Longer than any address and password the shop accepts. */
const maxLength = 1_000;

/** Parses the form; unknown fields are ignored. `submitter` is the pressed button, where the form does not contain it. */
export function readLoginForm(
  form: FormData,
  submitter?: string,
): { action: LoginFormAction; values: LoginValues } {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? cutText(value, maxLength) : '';
  };
  const wanted = submitter ?? text('action');
  const step = text('step') === 'code' ? 'code' : 'password';
  return {
    // Without a button, such as for a code that is complete, the form does what it is for.
    action: actions.find((each) => each === wanted) ?? step,
    values: {
      step,
      user: text('user'),
      password: text('password'),
      code: digitsOf(text('code')),
      persistentLogin: form.has('persistentLogin'),
    },
  };
}
