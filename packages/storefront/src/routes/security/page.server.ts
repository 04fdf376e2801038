import {
  passkeysStore,
  readSecurityForm,
  securityPath,
  sessionsStore,
  submitSecurityForm,
} from '@touchline/features/account/security';
import type { PageAction } from '../page.ts';
import { toConfirmation } from '../confirmSignIn/toConfirmation.ts';

export const action: PageAction = async ({ stores, form }) => {
  const asked = readSecurityForm(form);
  if (!asked) return { status: 422 };
  const passkeys = stores.of(passkeysStore);
  const sessions = stores.of(sessionsStore);
  const isDone = await submitSecurityForm({ passkeys, sessions }, asked);
  if (isDone) return { redirect: securityPath };
  if (passkeys.wait.isOpen) return toConfirmation(securityPath);
  const problem = passkeys.problem ?? sessions.problem;
  return { status: problem?.kind === 'failed' ? 503 : 422 };
};
