import type { Order } from '@touchline/contract/order/schema';

/**
 * The confirmation's route parameters of an order that is paid later (checkout document, section 2). They are for
 * whoever reads the address: the page itself reads the order.
 */
export function laterParams(order: Order | undefined): Record<string, string> {
  const { paymentMethodId, instructions } = order?.payment ?? {};
  if (!paymentMethodId || !instructions) return {};
  const { voucherUrl, qrCode, qrData, expiresAt } = instructions;
  return {
    paymentMethodId,
    ...(voucherUrl ? { paymentVoucherURL: voucherUrl } : {}),
    ...(qrCode ? { paymentQrCode: qrCode } : {}),
    ...(qrData ? { paymentQrData: qrData } : {}),
    expirationDate: expiresAt,
  };
}
