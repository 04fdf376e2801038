import type { LoginStore } from './LoginStore.ts';
import type { readLoginForm } from './readLoginForm.ts';

/** Does what the pressed button of the form asks for, on the server and in the browser. `true` when somebody is signed in. */
export async function submitLoginForm(
  store: LoginStore,
  { action, values }: ReturnType<typeof readLoginForm>,
): Promise<boolean> {
  if (action === 'prefill') {
    store.prefill(values.user);
    return false;
  }
  store.take(values);
  switch (action) {
    case 'sendCode': {
      await store.sendCode();
      return false;
    }
    case 'code': {
      return store.submitCode();
    }
    case 'usePassword': {
      store.usePassword();
      return false;
    }
    default: {
      return store.submit({ isAgeConfirmed: action === 'confirmAge' });
    }
  }
}
