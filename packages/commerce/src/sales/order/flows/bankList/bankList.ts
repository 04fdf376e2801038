import { documentTypesOf, isDocumentNumber } from '@touchline/contract/payment/bankDocuments';
import { Failure } from '../../../../kernel/failure/Failure.ts';
import { openPage } from '../hostedPage/hostedPage.ts';
import type { PaymentFlowHandler } from '../PaymentFlowHandler.ts';

/** A bank of the method's list, chosen on our page with what it asks for; then its own page. */
export const bankList: PaymentFlowHandler = {
  flow: 'bankList',
  startedBy: 'startPayment',

  checkRequest({ bankChoice }, { banks = [] }) {
    const refuse = (field: string, errorCode: string) =>
      new Failure(422, 'InvalidDataException', 'The bank can not be asked like this.', {
        details: { fields: [{ field, errorCode }] },
      });
    if (!bankChoice) throw refuse('bank', 'required');
    const { bank, personType, documentType, documentNumber } = bankChoice;
    if (!banks.some(({ pseCode }) => pseCode === bank)) throw refuse('bank', 'unknown');
    if (!documentTypesOf(personType).includes(documentType)) throw refuse('documentType', 'invalid');
    if (!isDocumentNumber(documentType, documentNumber)) throw refuse('documentNumber', 'invalid');
  },

  begin: openPage,
};
