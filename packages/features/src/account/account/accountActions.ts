import type { ExternalIdentities } from '@touchline/contract/account/schema';
import type { NamePart } from '@touchline/contract/account/rules';
import type { LogoutScope } from '../../platform/analytics/index.ts';
import type { RequestState } from '../../platform/failure/index.ts';
import type { EmailKey, FieldsStore } from '../../platform/fields/index.ts';
import type { NewPasswordProblem } from '../newPassword/index.ts';

/** What the page does for its owner. */
export type AccountAction =
  | 'changeName'
  | 'requestEmail'
  | 'confirmEmail'
  | 'changePassword'
  | 'logout'
  | 'logoutEverywhere'
  | 'downloadData'
  | 'deleteAccount'
  | 'removeLinked'
  /** The password again, for what needs a fresh session. */
  | 'confirmOwner';

export type AccountFieldKey =
  | EmailKey
  | 'profile.firstname.missing'
  | 'profile.lastname.missing'
  | 'account.name.invalid'
  | 'account.code.missing'
  | 'account.code.wrong'
  | 'account.password.missing'
  | 'account.password.wrong';

/** A failed action, for whoever looks into it; 0 is the status of a server that was not reached. */
export interface AccountError {
  message: string;
  status: number;
  /** When the next try is possible, after too many. */
  seconds?: number;
}

/**
 * - `done`: it worked.
 * - `signedOut`: nobody is signed in any more, by this action or before it: the page calls `finishSignOut`.
 * - `freshSignInNeeded`: the password is asked for, then `repeat` goes on.
 * - `stays`: a field is wrong, or it failed; the page says so.
 */
export type AccountOutcome = 'done' | 'signedOut' | 'freshSignInNeeded' | 'stays';

export interface AccountSnapshot {
  states: Partial<Record<AccountAction, RequestState>>;
  errors: Partial<Record<AccountAction, AccountError>>;
  fields: ReturnType<FieldsStore<AccountFieldKey>['toSnapshot']>;
  passwordProblem?: NewPasswordProblem;
  pending?: AccountAction;
  isStrong: boolean;
  /** @default first name, last name */
  nameOrder?: readonly NamePart[];
  isCodeSent: boolean;
  isDeleting: boolean;
  linked?: ExternalIdentities;
  attempts: Partial<Record<AccountAction, number>>;
}

export interface AccountOptions {
  /** The accounts of providers, as the server has loaded them. */
  linked?: ExternalIdentities;
  /** Called when the name has changed: other parts of the page show it, too. */
  onRenamed?: () => void;
}

/** After these nobody is signed in; what each leaves. */
export const endsSession: ReadonlyMap<AccountAction, LogoutScope> = new Map([
  ['logout', 'device'],
  ['logoutEverywhere', 'everywhere'],
  ['deleteAccount', 'account'],
]);

/** What its owner may do only by the password, however fresh the session is, and the field of each that asks for it. */
const ownersFields: Partial<Record<AccountAction, string>> = {
  requestEmail: 'emailPassword',
  changePassword: 'currentPassword',
  deleteAccount: 'deletionPassword',
};
const ownPassword = 'ownPassword';

/** The field in which an action asks for the password of now; no two forms of the page have the same. */
export const passwordFieldOf = (action: AccountAction): string => ownersFields[action] ?? ownPassword;

/** All of these fields: what is typed there is never kept. */
export const passwordFields: readonly string[] = [...Object.values(ownersFields), ownPassword];

/** The fields of each form. */
export const fieldsOf: Partial<Record<AccountAction, readonly string[]>> = {
  changeName: ['firstName', 'lastName'],
  requestEmail: ['email', passwordFieldOf('requestEmail')],
  confirmEmail: ['code'],
  changePassword: [passwordFieldOf('changePassword')],
  deleteAccount: [passwordFieldOf('deleteAccount')],
  confirmOwner: [ownPassword],
};
