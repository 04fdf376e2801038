import { Failure } from '../../../../kernel/failure/Failure.ts';
import { authorise } from '../inlineCard/inlineCard.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/** A code of the bank's app, typed on our page; the shopper confirms the payment in the app. */
export const appCode: PaymentFlowHandler = {
  flow: 'appCode',
  startedBy: 'createOrder',

  checkRequest({ paymentCode }) {
    if (paymentCode === undefined) {
      throw new Failure(422, 'InvalidDataException', 'The code of the app is missing.', {
        details: { fields: [{ field: 'paymentCode', errorCode: 'required' }] },
      });
    }
  },

  begin: (checkout, started) => authorise(checkout, started, { code: started.body.paymentCode }),
};
