/** Display names of the card brands of a payment, by their code; they are the same in every language. */
export const cardNames: ReadonlyMap<string, string> = new Map([
  ['VISA', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['AMEX', 'American Express'],
  ['MAESTRO', 'Maestro'],
  ['DISCOVER', 'Discover'],
  ['DINERS', 'Diners Club'],
]);
