import { type SolveBotChallenge } from '../../platform/botCheck/index.ts';
import type { EmailKey, FieldProblem } from '../../platform/fields/index.ts';
import type { LoginError } from './LoginError.ts';

/** What runs: signing in by password, asking for a code, signing in by the code, signing in by a passkey. */
export type LoginAction = 'password' | 'sendCode' | 'code' | 'passkey';

export type LoginStatus =
  | { kind: 'idle' }
  | { kind: 'inProgress'; action: LoginAction }
  | { kind: 'success' }
  | { kind: 'error'; error: LoginError };

/** `code`: a code was sent, and is asked for instead of the password. */
export type LoginStep = 'password' | 'code';

/** Who has to recover the password: a `blocked` user of the shop, or a `regular` one after too many wrong tries. */
export type LockedUser = 'blocked' | 'regular';

/** What the form that recovers the password has to know. */
export interface ForgottenStart {
  email: string;
  user: LockedUser;
  /** `light`: the account has no password yet, as the look-up has told. */
  account: 'full' | 'light';
  target: string;
}

/** Messages of the fields. */
export type LoginFieldKey =
  EmailKey | 'label.password.missing' | 'login.code.missing' | 'login.code.incomplete';

export interface LoginSnapshot {
  status: LoginStatus;
  step: LoginStep;
  user: string;
  isEmailFixed: boolean;
  persistentLogin: boolean;
  problems: Record<string, FieldProblem<LoginFieldKey>>;
  forgotten: LockedUser | undefined;
  target: string;
  /** What waits for a bot check. */
  botCheck?: LoginAction;
}

/** The values of the form as they were typed (accounts document, section 3). */
export interface LoginValues {
  step: LoginStep;
  user: string;
  password: string;
  code: string;
  persistentLogin: boolean;
}

export interface LoginOptions {
  /** Whoever is signed in gives the password again: nobody new signs in. @default false */
  isConfirmation?: boolean;
  /** What the market presets for a persistent login. @default false */
  isPersistentByDefault?: boolean;
  /** Called when the password has to be recovered, before the form shows it. */
  onForgotten?: (start: ForgottenStart) => void;
  /** Whether the browser has a network. */
  isOnline?: () => boolean;
  /** Whether this is a phone. */
  isMobile?: () => boolean;
  solve?: SolveBotChallenge;
}
