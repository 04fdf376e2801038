/** Header of the sandbox's events with time and signature; see `bodySignature.ts`. */
export const signatureHeader = 'x-payment-signature';
