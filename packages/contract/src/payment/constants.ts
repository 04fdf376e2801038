/** Method codes that are paid when the goods are handed over. */
const paidLater: ReadonlySet<string> = new Set(['CASH_ON_DELIVERY']);

/** Whether a payment method is paid before delivery. */
export const isPrepaid = (methodId: string): boolean => !paidLater.has(methodId);
