import { setInvoicing } from '@touchline/contract/client/basket';
import {
  fieldsOfForm,
  invoicingFault,
  invoicingFields,
  toInvoicingDetails,
  type InvoicingField,
} from '@touchline/contract/invoicing/checkInvoicing';
import type { InvoicingDetails, InvoicingForm, InvoicingKind } from '@touchline/contract/invoicing/schema';
import { taxNumberExamples } from '@touchline/contract/invoicing/taxNumbers';
import { makeAutoObservable } from 'mobx';
import type { BasketStore } from '../../../cart/basket/index.ts';
import { FieldsStore, type FieldProblem, type FieldValues } from '../../../platform/fields/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import type { CheckoutMarket } from '../CheckoutMarket.ts';
import type { CheckoutKey } from '../checkoutMessages.ts';

/** Whom the invoice is for; `none`: nobody wants one. */
export type InvoicingChoice = InvoicingKind | 'none';

type Fields = FieldsStore<CheckoutKey>;

export interface InvoicingSnapshot {
  choice: InvoicingChoice;
  private: ReturnType<Fields['toSnapshot']>;
  company: ReturnType<Fields['toSnapshot']>;
}

/** What a posted form says of the invoice. */
export interface InvoicingTyped {
  choice: InvoicingChoice;
  private: FieldValues;
  company: FieldValues;
}

/** Whom the invoice is for, by the forms of the market. */
export class InvoicingStore {
  /** `none` is not on offer where the market needs the details. */
  choice: InvoicingChoice = 'none';
  /** What is typed for each of the kinds; a change of the choice loses nothing. */
  readonly private: Fields;
  readonly company: Fields;
  private readonly ports: Pick<Ports, 'call'>;
  private readonly basket: BasketStore;
  private readonly marketOf: () => CheckoutMarket | undefined;

  constructor(ports: Pick<Ports, 'call'>, basket: BasketStore, marketOf: () => CheckoutMarket | undefined) {
    this.ports = ports;
    this.basket = basket;
    this.marketOf = marketOf;
    this.private = this.fieldsFor('private');
    this.company = this.fieldsFor('company');
    makeAutoObservable<InvoicingStore, 'ports' | 'basket' | 'marketOf'>(
      this,
      { private: false, company: false, ports: false, basket: false, marketOf: false },
      { autoBind: true },
    );
  }

  /** The forms of the market; none where it asks for nothing. */
  get forms(): readonly InvoicingForm[] {
    return this.marketOf()?.invoicing?.forms ?? [];
  }

  get isRequired(): boolean {
    return this.marketOf()?.invoicing?.isRequired ?? false;
  }

  /** The chosen form; `undefined` for no invoice. */
  get form(): InvoicingForm | undefined {
    return this.forms.find(({ kind }) => kind === this.choice);
  }

  /** Whether everything that is asked for is given and valid; shows no errors. */
  get isComplete(): boolean {
    return this.form === undefined || this.fieldsOf(this.form.kind).isComplete;
  }

  /** Errors of the chosen form, in its order. */
  get inOrder(): { name: string; problem: FieldProblem<CheckoutKey> }[] {
    return this.form ? this.fieldsOf(this.form.kind).inOrder : [];
  }

  fieldsOf(kind: InvoicingKind): Fields {
    return kind === 'private' ? this.private : this.company;
  }

  /** Takes what the basket has; a market that needs the details begins with its first form. */
  prepare(): void {
    const { invoicingDetails: known } = this.basket.basket ?? {};
    this.choice = known?.kind ?? (this.isRequired ? (this.forms[0]?.kind ?? 'none') : 'none');
    if (!known?.kind) return;
    const { company, taxNumber, recipientCode = '', certifiedEmail = '' } = known;
    this.fieldsOf(known.kind).fill({ company, taxNumber, recipientCode, certifiedEmail });
  }

  choose(choice: InvoicingChoice): void {
    this.choice = choice;
  }

  /** Takes a posted form. */
  applyTyped({ choice, ...typed }: InvoicingTyped): void {
    if (choice !== 'none' || !this.isRequired) this.choice = choice;
    this.private.applyTyped(typed.private);
    this.company.applyTyped(typed.company);
  }

  /** Reports what is wrong; `true` when nothing is. */
  check(): boolean {
    return this.form === undefined || this.fieldsOf(this.form.kind).check();
  }

  /** Keeps the details with the basket, unless it has them; `false` when they are refused. Throws when the request fails. */
  async save(): Promise<boolean> {
    const { basketId, invoicingDetails: known } = this.basket.basket ?? {};
    const { wanted } = this;
    if (!basketId || this.forms.length === 0 || isSame(known, wanted)) return true;
    const outcome = await setInvoicing(this.ports.call, basketId, wanted);
    if (outcome.kind === 'done') this.basket.store(outcome.basket);
    else this.refuse(outcome.fields);
    return outcome.kind === 'done';
  }

  toSnapshot(): InvoicingSnapshot | undefined {
    if (this.forms.length === 0) return undefined;
    return {
      choice: this.choice,
      private: this.private.toSnapshot(),
      company: this.company.toSnapshot(),
    };
  }

  fillFromSnapshot(snapshot: InvoicingSnapshot): void {
    this.choice = snapshot.choice;
    this.private.fillFromSnapshot(snapshot.private);
    this.company.fillFromSnapshot(snapshot.company);
  }

  private get wanted(): InvoicingDetails | undefined {
    const { form } = this;
    return form && toInvoicingDetails(valuesOf(this.fieldsOf(form.kind)), form);
  }

  private fieldsFor(kind: InvoicingKind): Fields {
    const formOf = () => this.forms.find((form) => form.kind === kind);
    const fields: Fields = new FieldsStore(
      () => fieldsOfForm(formOf() ?? { kind, number: 'cpf' }),
      (name) => {
        const form = formOf();
        const field = invoicingFields.find((each) => each === name);
        return form && field && problemOf(field, valuesOf(fields), form);
      },
    );
    return fields;
  }

  private refuse(names: readonly string[]): void {
    const { form } = this;
    if (!form) return;
    const field = invoicingFields.find((each) => names.includes(each)) ?? 'taxNumber';
    this.fieldsOf(form.kind).refuse(field, invalidProblem(field, form));
  }
}

const valuesOf = (fields: Fields): Record<InvoicingField, string> => ({
  company: fields.value('company'),
  taxNumber: fields.value('taxNumber'),
  recipientCode: fields.value('recipientCode'),
  certifiedEmail: fields.value('certifiedEmail'),
});

function problemOf(
  field: InvoicingField,
  values: Record<InvoicingField, string>,
  form: InvoicingForm,
): FieldProblem<CheckoutKey> | undefined {
  const fault = invoicingFault(field, values, form);
  if (fault === 'invalid') return invalidProblem(field, form);
  return (
    fault && {
      key: field === 'certifiedEmail' ? 'invoicing.missing.recipientCode' : `invoicing.missing.${field}`,
    }
  );
}

const invalidProblem = (field: InvoicingField, { number }: InvoicingForm): FieldProblem<CheckoutKey> =>
  field === 'taxNumber'
    ? { key: 'invoicing.invalid.taxNumber', values: { example: taxNumberExamples[number] } }
    : { key: `invoicing.invalid.${field}` };

function isSame(known: InvoicingDetails | undefined, wanted: InvoicingDetails | undefined): boolean {
  const names = ['kind', 'company', 'taxNumber', 'recipientCode', 'certifiedEmail'] as const;
  return names.every((name) => (known?.[name] ?? '') === (wanted?.[name] ?? ''));
}
