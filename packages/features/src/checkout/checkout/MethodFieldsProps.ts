import type { PaymentMethod } from '@touchline/contract/payment/schema';
import type { PaymentStore } from './payment/PaymentStore.ts';

/** What the fields of a method get. */
export interface MethodFieldsProps {
  payment: PaymentStore;
  method: PaymentMethod;
}
