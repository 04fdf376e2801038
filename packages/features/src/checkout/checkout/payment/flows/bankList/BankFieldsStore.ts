import {
  documentTypesOf,
  isDocumentNumber,
  plainDocumentNumber,
  type DocumentType,
  type PersonType,
} from '@touchline/contract/payment/bankDocuments';
import { makeAutoObservable } from 'mobx';
import { FieldsStore, type FieldProblem } from '../../../../../platform/fields/index.ts';
import type { CheckoutKey } from '../../../checkoutMessages.ts';
import { fieldIds, type StepProblem } from '../../../stepProblems.ts';
import type { MethodFields } from '../../MethodFields.ts';
import type { PaymentInput } from '../PageFlow.ts';

/** The bank that pays, and the document by which it knows its customer. Kept by the page alone. */
export class BankFieldsStore implements MethodFields {
  personType: PersonType = 'natural';
  documentType: DocumentType = 'CC';
  readonly fields: FieldsStore<CheckoutKey>;

  constructor() {
    this.fields = new FieldsStore<CheckoutKey>(
      () => ['bank', 'documentNumber'],
      (name, value) => this.problemOf(name, value),
    );
    makeAutoObservable(this, { fields: false }, { autoBind: true });
  }

  /** A person or a company pays: each has documents of its own. */
  choosePersonType(personType: string): void {
    this.personType = personType === 'legal' ? 'legal' : 'natural';
    if (!this.documentTypes.includes(this.documentType)) this.chooseDocumentType(this.documentTypes[0]);
  }

  chooseDocumentType(type: string | undefined): void {
    this.documentType = this.documentTypes.find((known) => known === type) ?? this.documentType;
    this.fields.problems.delete('documentNumber');
  }

  get documentTypes(): readonly DocumentType[] {
    return documentTypesOf(this.personType);
  }

  get problems(): readonly StepProblem[] {
    return this.fields.inOrder.map(({ name, problem }) => ({ fieldId: fieldIds.method(name), problem }));
  }

  read(): PaymentInput | 'stopped' {
    if (!this.fields.check()) return 'stopped';
    const { personType, documentType, fields } = this;
    const documentNumber = plainDocumentNumber(fields.value('documentNumber'));
    return { bankChoice: { bank: fields.value('bank'), personType, documentType, documentNumber } };
  }

  private problemOf(name: string, value: string): FieldProblem<CheckoutKey> | undefined {
    if (name === 'bank') return value === '' ? { key: 'payment.bank.missing' } : undefined;
    if (value === '') return { key: 'payment.bank.number.missing' };
    if (isDocumentNumber(this.documentType, plainDocumentNumber(value))) return undefined;
    return { key: `payment.bank.number.invalid.${this.documentType}` };
  }
}
