import { cutText } from '@touchline/contract/cutText';
import type { PasskeysStore } from './PasskeysStore.ts';
import type { SessionsStore } from './SessionsStore.ts';

/** Where the page's forms go. */
export const securityPath = '/account/security';

const actions = ['addPasskey', 'renamePasskey', 'removePasskey', 'endSession', 'endOthers'] as const;

/** What a form of the page asks for. */
export interface SecurityForm {
  action: (typeof actions)[number];
  /** Of the passkey or the session. */
  id: string;
  name: string;
}

/** Longer than any name that the shop accepts. */
const maxLength = 200;

/** Parses the posted form; `undefined` for anything that is not one of the page. */
export function readSecurityForm(form: FormData): SecurityForm | undefined {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? cutText(value, maxLength) : '';
  };
  const action = actions.find((known) => known === text('action'));
  return action && { action, id: text('id'), name: text('name') };
}

/** Does what a form asks for, on the server and in the browser; `true` when it is done. */
export async function submitSecurityForm(
  { passkeys, sessions }: { passkeys: PasskeysStore; sessions: SessionsStore },
  { action, id, name }: SecurityForm,
): Promise<boolean> {
  switch (action) {
    case 'addPasskey':
      return passkeys.add(name);
    case 'renamePasskey':
      return passkeys.saveName(id, name);
    case 'removePasskey':
      return passkeys.remove(id);
    case 'endSession':
      return sessions.end(id);
    case 'endOthers':
      return sessions.endOthers();
  }
}
