import type { BridgeShippingOption, ShippingOption } from '@touchline/contract/shipping/schema';

const forms: Partial<Record<ShippingOption['shippingType'], BridgeShippingOption['type']>> = {
  cnc: 'clickAndCollect',
  pudo: 'pudo',
};

/** Options as the bridge tells them, for scripts. */
export function inBridgeForm(options: readonly ShippingOption[]): BridgeShippingOption[] {
  return [...new Set(options.map(({ id }) => id))].map((id) => {
    const mine = options.filter((option) => option.id === id);
    return {
      shippingOptionId: id,
      shippingOptionCode: mine[0]?.carrierService ?? '',
      shippingOptionPrice: mine.reduce((sum, { price }) => sum + price, 0),
      isSelected: false,
      shipments: mine.map(({ id: _id, ...shipment }) => shipment),
      schedulingOptions: [],
      type: forms[mine[0]?.shippingType ?? 'home'] ?? 'homeDelivery',
    };
  });
}
