/** https://docs.stripe.com/currencies: the króna and the Ugandan shilling are written with two decimals that are 00. */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const withThree = new Set('BHD JOD KWD OMR TND'.split(' '));

/** The decimals of the units that Stripe counts a currency in. */
export const stripeDigits = (currency: string): number =>
  withoutDecimals.has(currency) ? 0 : withThree.has(currency) ? 3 : 2;
