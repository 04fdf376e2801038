/** What happens to a dialog that may not open, or has to close for a more urgent one. */
type LosingTurn = 'waits' | 'dropped';

interface DialogRank {
  /** Place in the shop's order; the lowest number is shown first. */
  readonly number: number;
  /** An offer is dropped: minutes later it would only be in the way. Anything that needs an answer waits. */
  readonly losingTurn: LosingTurn;
}

/** The shop's only table of dialogs that open by themselves, in their order (accounts document, section 2). */
export const dialogRanks = {
  geolocation: { number: 1, losingTurn: 'waits' },
  language: { number: 2, losingTurn: 'waits' },
  consent: { number: 3, losingTurn: 'waits' },
  privacyRequest: { number: 4, losingTurn: 'waits' },
  registrationFirst: { number: 5, losingTurn: 'waits' },
  externalLoginError: { number: 6, losingTurn: 'waits' },
  login: { number: 7, losingTurn: 'waits' },
  newsletter: { number: 8, losingTurn: 'dropped' },
  freshLogin: { number: 9, losingTurn: 'waits' },
  paymentInProgress: { number: 10, losingTurn: 'waits' },
  membershipSnackbar: { number: 11, losingTurn: 'dropped' },
  membershipDetails: { number: 12, losingTurn: 'waits' },
  vouchersSnackbar: { number: 13, losingTurn: 'dropped' },
} as const satisfies Record<string, DialogRank>;

/** A dialog of the table, or one that a press of the shopper opens: that never waits. */
export type DialogRankName = keyof typeof dialogRanks | 'directAction';

/**
 * The place of the start curtain of the home page in that order: region, language, consent and privacy come before it, and
 * it comes down again after them; all others wait until it is raised.
 */
export const startCurtainRank = dialogRanks.privacyRequest.number + 0.5;
