/** Stands for a provider's own page, on which a person pays by a card, is declined, or goes back to the shop. */
export const doubleHostedPage = ({
  provider,
  declinedCard,
  card,
  leave,
  isDeclined = false,
}: {
  readonly provider: string;
  readonly card: string;
  readonly declinedCard: string;
  /** Markup of what leads back to the shop. */
  readonly leave: string;
  readonly isDeclined?: boolean;
}): string => `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>${provider}</title>
<h1>Pay at ${provider}</h1>
${isDeclined ? '<p role="alert">Your card was declined.</p>' : ''}
<form method="post"><button name="number" value="${declinedCard}">Pay by a card that is declined</button></form>
<form method="post"><button name="number" value="${card}">Pay</button></form>
${leave}</html>`;

/** The same page once nobody can pay on it any more. */
export const doubleOverPage = (provider: string): string =>
  `<!doctype html><html lang="en"><title>${provider}</title><h1>This page is over</h1></html>`;
