import { makeAutoObservable } from 'mobx';
import { FieldsStore } from '../../../../../platform/fields/index.ts';
import type { CheckoutKey } from '../../../checkoutMessages.ts';
import { fieldIds, type StepProblem } from '../../../stepProblems.ts';
import type { MethodFields } from '../../MethodFields.ts';
import type { PaymentInput } from '../PageFlow.ts';

/** The code that the bank's app shows; it is good for one payment. */
export class AppCodeStore implements MethodFields {
  readonly fields = new FieldsStore<CheckoutKey>(
    () => ['paymentCode'],
    (_, value) => (/^\d{6}$/.test(value) ? undefined : { key: 'payment.appCode.missing' }),
  );

  constructor() {
    makeAutoObservable(this, { fields: false }, { autoBind: true });
  }

  get problems(): readonly StepProblem[] {
    return this.fields.inOrder.map(({ name, problem }) => ({ fieldId: fieldIds.method(name), problem }));
  }

  read(): PaymentInput | 'stopped' {
    if (!this.fields.check()) return 'stopped';
    const paymentCode = this.fields.value('paymentCode');
    this.fields.type('paymentCode', '');
    return { paymentCode };
  }
}
