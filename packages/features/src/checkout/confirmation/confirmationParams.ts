/**
 * Route parameters of the confirmation (checkout document, section 2). How an order is paid is read from the order: what
 * an address says is not shown, because anybody can write one.
 */
export interface ConfirmationParams {
  orderId: string | undefined;
  /** The provider settles later: the page polls for the outcome. */
  isAsync: boolean;
  paymentVoucherURL: string | undefined;
  paymentMethodId: string | undefined;
  paymentQrCode: string | undefined;
  paymentQrData: string | undefined;
  expirationDate: string | undefined;
}

/** Reads the parameters from an address. */
export function confirmationParams({ searchParams }: URL): ConfirmationParams {
  const text = (name: string): string | undefined => searchParams.get(name) ?? undefined;
  return {
    orderId: text('orderId'),
    isAsync: searchParams.get('isAsync') === 'true',
    paymentVoucherURL: text('paymentVoucherURL'),
    paymentMethodId: text('paymentMethodId'),
    paymentQrCode: text('paymentQrCode'),
    paymentQrData: text('paymentQrData'),
    expirationDate: text('expirationDate'),
  };
}
