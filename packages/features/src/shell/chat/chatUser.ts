import type { Profile } from '@touchline/contract/account/schema';

/** What the chat is told of whoever is signed in (accounts document, section 3). */
export interface ChatUser {
  firstName: string;
  lastName: string;
  email: string;
  /** Public id of the account. */
  acid: string;
}

export const chatUserOf = ({ firstName, lastName, emailAddress, acid }: Profile): ChatUser => ({
  ...{ firstName, lastName, email: emailAddress, acid },
});
