import type { PaymentMethod } from '@touchline/contract/payment/schema';
import type { Registration } from '@touchline/contract/savedMethods/schema';
import { registrationName } from '../../savedMethods/index.ts';

/** A method as the page offers it; one that the account keeps has a registration. */
export type ShownMethod = PaymentMethod & { registration?: Registration };

/** A method by which a kept registration pays. */
export type SavedMethod = PaymentMethod & { registration: Registration };

/** A kept registration as a choice of its own among the methods. */
export const asSavedMethod = (method: PaymentMethod, registration: Registration): SavedMethod => ({
  ...method,
  id: `saved.${registration.id}`,
  name: registrationName(registration),
  registration,
});

/** The method of the back end that a choice is paid by. */
export const paidBy = ({ id, registration }: ShownMethod): string => registration?.paymentMethodId ?? id;
