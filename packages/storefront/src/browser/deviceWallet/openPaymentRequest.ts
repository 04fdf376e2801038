import type {
  PaidSheet,
  SheetAddress,
  SheetContent,
  SheetRequest,
} from '@touchline/features/platform/deviceWallet';

/** What browsers have that ask for a delivery as well; it was taken out of the standard, not out of them. */
interface DeliveryRequest extends Omit<PaymentRequest, 'shippingAddress' | 'shippingOption'> {
  readonly shippingAddress: PaymentAddress | null;
  readonly shippingOption: string | null;
}
type Given = 'payerName' | 'payerEmail' | 'payerPhone' | 'shippingAddress' | 'shippingOption';
interface DeliveryResponse extends Omit<PaymentResponse, Given> {
  readonly payerName: string | null;
  readonly payerEmail: string | null;
  readonly payerPhone: string | null;
  readonly shippingAddress: PaymentAddress | null;
  readonly shippingOption: string | null;
}
interface UpdateEvent extends Event {
  updateWith(details: Promise<object>): void;
}

type PaymentAddress = SheetAddress;

const detailsOf = ({ total, items, options, error }: SheetContent) => ({
  total,
  displayItems: items,
  // A sheet without a delivery to choose can not be paid.
  shippingOptions: error === undefined ? options : [],
  ...(error === undefined ? {} : { error }),
});

/** Pays in the browser's own sheet. */
export async function openPaymentRequest({
  wallet: { supportedMethods, data, payee },
  content,
  delivery,
}: SheetRequest): Promise<PaidSheet | 'cancelled'> {
  const none: SheetContent = {
    total: { label: payee, amount: { currency: 'EUR', value: '0.00' } },
    ...{ items: [], options: [] },
  };
  const show = async (next: Promise<SheetContent>) => {
    return detailsOf(await next);
  };
  const asks = delivery
    ? { requestShipping: true, requestPayerName: true, requestPayerEmail: true, requestPayerPhone: true }
    : {};
  const make = PaymentRequest as unknown as new (
    methods: object[],
    details: object,
    options: object,
  ) => DeliveryRequest;
  const request = new make([{ supportedMethods, data }], detailsOf(none), asks);
  if (delivery) {
    const answer = (event: string, next: () => Promise<SheetContent>) =>
      request.addEventListener(event, (change) => (change as UpdateEvent).updateWith(show(next())));
    answer('shippingaddresschange', () => delivery.onAddress(plain(request.shippingAddress)));
    answer('shippingoptionchange', () => delivery.onOption(request.shippingOption ?? ''));
  }
  try {
    const response = (await request.show(show(content) as Promise<PaymentDetailsUpdate>)) as DeliveryResponse;
    // Whether it was paid, the page says.
    await response.complete('unknown');
    return {
      token: tokenOf(response.details),
      payer: {
        name: response.payerName ?? '',
        email: response.payerEmail ?? '',
        phone: response.payerPhone ?? '',
      },
      ...(delivery ? { address: plain(response.shippingAddress) } : {}),
      ...(response.shippingOption ? { optionId: response.shippingOption } : {}),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}

const plain = (address: PaymentAddress | null): SheetAddress => ({
  recipient: address?.recipient ?? '',
  phone: address?.phone ?? '',
  addressLine: [...(address?.addressLine ?? [])],
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  region: address?.region ?? '',
  country: address?.country ?? '',
});

/** What pays, as the providers take it: Google Pay's token, or that of Apple Pay. */
function tokenOf(details: unknown): string {
  const { paymentMethodData, token } = details as {
    paymentMethodData?: { tokenizationData?: { token?: string } };
    token?: unknown;
  };
  return paymentMethodData?.tokenizationData?.token ?? JSON.stringify(token ?? {});
}
