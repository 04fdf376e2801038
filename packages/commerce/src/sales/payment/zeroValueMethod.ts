import { zeroValueMethod } from '@touchline/contract/giftCard/constants';
import type { Market, MarketPaymentMethod } from '@touchline/contract/market/schema';

/** By language; English for every other. */
const names: Readonly<Record<string, string>> = {
  en: 'No payment needed',
  de: 'Keine Zahlung nötig',
  fr: 'Aucun paiement nécessaire',
  ko: '결제 금액 없음',
  ar: 'لا حاجة إلى الدفع',
  cs: 'Platba není potřeba',
  da: 'Ingen betaling nødvendig',
  el: 'Δεν απαιτείται πληρωμή',
  es: 'No hace falta pagar',
  fi: 'Maksua ei tarvita',
  it: 'Nessun pagamento necessario',
  ja: 'お支払いは不要です',
  nl: 'Geen betaling nodig',
  no: 'Ingen betaling nødvendig',
  pl: 'Płatność nie jest wymagana',
  pt: 'Não é necessário pagar',
  sk: 'Platba nie je potrebná',
  sv: 'Ingen betalning behövs',
  th: 'ไม่ต้องชำระเงิน',
  tr: 'Ödeme gerekmiyor',
  vi: 'Không cần thanh toán',
};

/** The method of a basket with nothing left to pay: every market has it, and no provider is asked. */
export const zeroValueMethodOf = ({ paymentMethods: [first] }: Market): MarketPaymentMethod => ({
  ...{ id: zeroValueMethod, names: { ...names, 'pt-BR': 'Não é preciso pagar' } },
  ...{ paymentProcessor: first?.paymentProcessor ?? 'bridge', flow: 'zeroValue' },
  ...{ async: false, earlyCapture: true },
});
