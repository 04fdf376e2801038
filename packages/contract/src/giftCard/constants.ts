/** Id of the method that gift cards pay by (checkout document, section 3). */
export const giftCertificateMethod = 'GIFT_CERTIFICATE';
/** Id of the method by which a basket is ordered that has nothing left to pay. */
export const zeroValueMethod = 'ZERO_VALUE';
/** Gift cards that a basket may have at once. */
export const maxGiftCards = 10;
