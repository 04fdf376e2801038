import type { CheckoutKey } from '../checkoutMessages.ts';
import { setContact } from '@touchline/contract/client/basket';
import {
  changeShipment,
  type ShipmentChange,
  type ShipmentOutcome,
} from '@touchline/contract/client/shipping';
import { Refused } from '@touchline/contract/errors';
import type { BookAddress } from '@touchline/contract/addressBook/schema';
import type { Basket } from '@touchline/contract/basket/schema';
import type { Address } from '@touchline/contract/shipping/schema';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BasketStore } from '../../../cart/basket/index.ts';
import type { FailureReason } from '../../../platform/failure/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import { hasPrefix, internationalNumber, nationalDigits } from '@touchline/contract/contact/phoneNumber';
import { isByEmail } from '@touchline/contract/market/byEmail';
import type { PersonName } from '../CheckoutAccount.ts';
import type { CheckoutDraft } from '../CheckoutDraft.ts';
import { deliveryKinds, kindOf, type DeliveryKind } from '../delivery/deliveryKinds.ts';
import type { DraftData } from '../draftData.ts';
import type { CheckoutMarket } from '../CheckoutMarket.ts';
import { emailProblem, phoneProblem } from '../../../platform/fields/index.ts';
import { FieldsStore } from '../../../platform/fields/index.ts';
import type { FieldValues } from '../../../platform/fields/index.ts';
import { AddressSearchStore } from './AddressSearchStore.ts';
import { InvoicingStore, type InvoicingSnapshot, type InvoicingTyped } from './InvoicingStore.ts';
import { AddressStore, searched } from './AddressStore.ts';

/** The result of saving contact and addresses; the delivery step shows other problems. */
export type SaveOutcome =
  | { kind: 'saved'; isNew: boolean }
  | { kind: 'refused' }
  | { kind: 'delivery'; outcome: Exclude<ShipmentOutcome, { kind: 'done' | 'invalidAddress' }> };

export interface DetailsValues {
  contact?: FieldValues;
  shipping?: FieldValues;
  billing?: FieldValues;
  billingSameAsShipping?: boolean;
  kind?: DeliveryKind | undefined;
  invoicing?: InvoicingTyped;
}

/** Why contact and address could not be saved. */
export interface SaveFailure {
  reason: FailureReason;
  /** Seconds to wait, where the server states them. */
  seconds?: number;
}

export interface DetailsSnapshot {
  market?: CheckoutMarket;
  contact: ReturnType<FieldsStore<CheckoutKey>['toSnapshot']>;
  shipping: ReturnType<FieldsStore<CheckoutKey>['toSnapshot']>;
  billing: ReturnType<FieldsStore<CheckoutKey>['toSnapshot']>;
  billingSameAsShipping: boolean;
  kind: DeliveryKind;
  saved: string;
  failure?: SaveFailure;
  invoicing?: InvoicingSnapshot;
}

/** Contact, delivery address and invoice address: steps 1 and 2. */
export class DetailsStore {
  market: CheckoutMarket | undefined = undefined;
  /** How the goods reach the shopper. */
  kind: DeliveryKind = 'home';
  billingSameAsShipping = true;
  isSaving = false;
  /** The last attempt to save failed; everything typed is kept. */
  failure: SaveFailure | undefined = undefined;
  readonly contact: FieldsStore<CheckoutKey>;
  readonly shipping: AddressStore;
  readonly billing: AddressStore;
  /** The search for the delivery address. */
  readonly search: AddressSearchStore;
  /** Whom the invoice is for. */
  readonly invoicing: InvoicingStore;
  /** What the server has, as one string, so that the same is not sent twice. */
  private saved = '';
  private readonly ports: Pick<Ports, 'call'>;
  private readonly basket: BasketStore;
  private readonly draft: CheckoutDraft;

  constructor(ports: Pick<Ports, 'call'>, basket: BasketStore, draft: CheckoutDraft) {
    this.ports = ports;
    this.basket = basket;
    this.draft = draft;
    this.contact = new FieldsStore(
      () => ['email', 'phone'],
      (name, value) => {
        if (name === 'email') return emailProblem(value);
        return this.market && phoneProblem(value, this.market.phone);
      },
    );
    this.shipping = new AddressStore(
      'shipping',
      () => this.market,
      () => !this.asksAddress,
    );
    this.billing = new AddressStore('billing', () => this.market);
    this.invoicing = new InvoicingStore(ports, basket, () => this.market);
    this.search = new AddressSearchStore(ports, this.shipping, {
      marketOf: () => this.market,
      basketOf: () => basket.basket,
    });
    makeAutoObservable<DetailsStore, 'ports' | 'draft' | 'saved'>(
      this,
      {
        ...{ ports: false, draft: false, basket: false, saved: false },
        ...{ contact: false, shipping: false, billing: false, search: false, invoicing: false },
        ...{ market: observableRef },
      },
      { autoBind: true },
    );
  }

  /**
   * Whether something is sent to an address. Otherwise only a contact is asked for: whoever collects the goods, or is
   * written to where all of them come by email.
   */
  get asksAddress(): boolean {
    return !this.isCollected && !this.isAllByEmail;
  }

  /** The ways in which the goods can reach the shopper; only one where there is nothing to choose. */
  get kinds(): DeliveryKind[] {
    if (this.isAllByEmail) return [];
    const { collectionMethods = [] } = this.market ?? {};
    return deliveryKinds.filter(
      (kind) => kind === 'home' || collectionMethods.some(({ shippingType }) => shippingType === kind),
    );
  }

  /** Whether the shopper collects the goods. */
  get isCollected(): boolean {
    return this.kind !== 'home' && this.kinds.includes(this.kind);
  }

  private get isAllByEmail(): boolean {
    const shipments = this.basket.basket?.shipmentList ?? [];
    return shipments.length > 0 && shipments.every(({ shipmentType }) => isByEmail(shipmentType));
  }

  get addresses(): AddressStore[] {
    return this.billingSameAsShipping ? [this.shipping] : [this.shipping, this.billing];
  }

  /** Whether all required fields are filled in and valid; shows no errors. */
  get isComplete(): boolean {
    const isMarketKnown = this.market !== undefined;
    return (
      isMarketKnown &&
      this.contact.isComplete &&
      this.invoicing.isComplete &&
      this.addresses.every(({ fields }) => fields.isComplete)
    );
  }

  /** Takes the market's forms and the known details of the basket. */
  prepare(market: CheckoutMarket | undefined, basket: Basket | undefined): void {
    this.market = market;
    this.kind = kindOfBasket(basket) ?? this.kind;
    this.invoicing.prepare();
    if (basket?.customer.email) this.contact.fill({ email: basket.customer.email });
    const { billingAddress: billing, shippingAddress: shipping, contact } = basket ?? {};
    const known = this.asksAddress ? shipping : (contact ?? shipping);
    if (!known) return;
    if (billing && JSON.stringify(billing) !== JSON.stringify(shipping)) {
      this.billing.fillFrom(billing);
      this.billingSameAsShipping = false;
    }
    // The address of an order that is collected is the point's.
    if (shipping && this.asksAddress) this.shipping.fillFrom(shipping);
    this.shipping.fields.fill({ firstName: known.firstName, lastName: known.lastName });
    // The field itself shows the prefix.
    const { phoneNumber } = known;
    this.contact.fill({ phone: market ? nationalDigits(phoneNumber, market.phone) : phoneNumber });
    if (this.isComplete && (this.asksAddress || contact)) this.saved = this.wanted;
  }

  /** Fills in the email address of the account, unless the basket has one. */
  prefillEmail(email: string): void {
    if (!this.contact.value('email')) this.contact.fill({ email });
  }

  /** Fills in the name of the account, unless an address has one. */
  prefillName(name: PersonName): void {
    const { fields } = this.shipping;
    if (!fields.value('firstName') && !fields.value('lastName')) fields.fill({ ...name });
  }

  /** Takes a saved address, or empties the fields for another one. */
  useSaved(address: BookAddress | undefined): void {
    this.shipping.takeSaved(address);
    if (address?.phoneNumber && this.market)
      this.contact.fill({ phone: nationalDigits(address.phoneNumber, this.market.phone) });
    this.saveDraft();
  }

  /** The delivery address, as the address book keeps it. */
  get bookAddress(): BookAddress {
    const { type: _type, emailAddress: _email, id: _id, ...address } = this.shippingAddress;
    return address;
  }

  /** Validates all fields; `true` when nothing is wrong. */
  check(): boolean {
    const isContactSound = this.contact.check();
    // Every form is validated, so that all errors are shown at once.
    const areSound = this.addresses.map(({ fields }) => fields.check()).every(Boolean);
    const isInvoiceSound = this.invoicing.check();
    this.showFields();
    return areSound && isContactSound && isInvoiceSound;
  }

  type(fields: FieldsStore<CheckoutKey>, name: string, text: string): void {
    fields.type(name, text);
    this.saveDraft();
  }

  /** The shopper chooses how the goods reach them. What was typed for another way is kept, without its errors. */
  useKind(kind: DeliveryKind): void {
    this.kind = kind;
    this.shipping.fields.problems.clear();
    this.saveDraft();
  }

  useOneAddress(isSame: boolean): void {
    this.billingSameAsShipping = isSame;
    this.saveDraft();
  }

  /** Restores the draft stored for this tab. */
  restoreDraft(): void {
    const kept = this.draft.read();
    if (kept) this.setValues(kept);
  }

  /** What stands in the fields. */
  get typed(): DraftData {
    return {
      contact: Object.fromEntries(this.contact.values),
      shipping: Object.fromEntries(this.shipping.fields.values),
      billing: Object.fromEntries(this.billing.fields.values),
      billingSameAsShipping: this.billingSameAsShipping,
      kind: this.kind,
    };
  }

  /** Takes what was typed before the shopper signed in; an address only where the account fills in none. */
  takeOver(
    { contact, shipping, billing, billingSameAsShipping, kind }: DraftData,
    isAddressKnown: boolean,
  ): void {
    if (kind) this.kind = kind;
    fillEmpty(this.contact, contact);
    if (!isAddressKnown) {
      fillEmpty(this.shipping.fields, shipping);
      fillEmpty(this.billing.fields, billing);
      this.billingSameAsShipping = billingSameAsShipping;
    }
    this.saveDraft();
  }

  /** Applies what was typed outside this store: in a posted form, or before hydration. */
  applyTyped(values: DetailsValues): void {
    const isAnything = this.setValues(values);
    if (isAnything) this.saveDraft();
  }

  /** Sends the email address when the basket's differs; `false` when the server refuses it. */
  async saveContact(): Promise<boolean> {
    const { basketId, customer } = this.basket.basket ?? {};
    const email = this.contact.value('email');
    if (!basketId || customer?.email === email) return true;
    try {
      this.basket.store(await setContact(this.ports.call, basketId, email));
      return true;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 422) throw error;
      this.contact.refuse('email', { key: 'profile.emailparseerror' });
      return false;
    }
  }

  /** Saves contact and addresses unless the server already has them. Throws when the request fails. */
  async save(): Promise<SaveOutcome> {
    const { wanted } = this;
    const { basketId } = this.basket.basket ?? {};
    if (!basketId || !(await this.invoicing.save())) return { kind: 'refused' };
    if (wanted === this.saved) {
      this.setFailure(undefined);
      return { kind: 'saved', isNew: false };
    }
    this.saving(true);
    this.setFailure(undefined);
    try {
      if (!(await this.saveContact())) return { kind: 'refused' };
      const outcome = await changeShipment(this.ports.call, basketId, this.detailsNow);
      if (outcome.kind === 'invalidAddress') return this.refuse(outcome);
      if (outcome.kind !== 'done') return { kind: 'delivery', outcome };
      this.saved = wanted;
      this.basket.store(outcome.basket);
      return { kind: 'saved', isNew: true };
    } finally {
      this.saving(false);
    }
  }

  setFailure(failure: SaveFailure | undefined): void {
    this.failure = failure;
  }

  toSnapshot(): DetailsSnapshot {
    const { market, billingSameAsShipping, kind, saved, failure } = this;
    const invoicing = this.invoicing.toSnapshot();
    return {
      ...(market ? { market } : {}),
      ...(failure ? { failure } : {}),
      ...(invoicing ? { invoicing } : {}),
      ...{ billingSameAsShipping, kind, saved },
      contact: this.contact.toSnapshot(),
      shipping: this.shipping.fields.toSnapshot(),
      billing: this.billing.fields.toSnapshot(),
    };
  }

  fillFromSnapshot(snapshot: DetailsSnapshot): void {
    this.market = snapshot.market;
    this.billingSameAsShipping = snapshot.billingSameAsShipping;
    this.kind = snapshot.kind;
    this.saved = snapshot.saved;
    this.failure = snapshot.failure;
    if (snapshot.invoicing) this.invoicing.fillFromSnapshot(snapshot.invoicing);
    this.contact.fillFromSnapshot(snapshot.contact);
    this.shipping.fields.fillFromSnapshot(snapshot.shipping);
    this.billing.fields.fillFromSnapshot(snapshot.billing);
  }

  private get wanted(): string {
    return JSON.stringify(this.detailsNow);
  }

  /** What is sent: the address, or only the contact, and the invoice address where it is another one. */
  private get detailsNow(): ShipmentChange {
    const { shippingAddress } = this;
    const { firstName, lastName, emailAddress, phoneNumber } = shippingAddress;
    return {
      ...(this.asksAddress
        ? { shippingAddress }
        : { contact: { firstName, lastName, emailAddress, phoneNumber } }),
      ...(this.billingSameAsShipping ? {} : { billingAddress: this.billing.toAddress(this.contactNow) }),
    };
  }

  private get shippingAddress(): Address {
    return this.shipping.toAddress(this.contactNow);
  }

  /** The typed phone number, with its prefix. */
  get phoneNumber(): string {
    const phone = this.contact.value('phone');
    return this.market ? internationalNumber(phone, this.market.phone) : phone;
  }

  private get contactNow(): { email: string; phoneNumber: string } {
    return { email: this.contact.value('email'), phoneNumber: this.phoneNumber };
  }

  private refuse({ of, fields }: Extract<ShipmentOutcome, { kind: 'invalidAddress' }>): SaveOutcome {
    const address = of === 'shipping' ? this.shipping : this.billing;
    if (of === 'billing') this.billingSameAsShipping = false;
    address.refuse(fields);
    this.showFields();
    const names = fields.map(({ field }) => field);
    if (names.includes('emailAddress')) this.contact.refuse('email', { key: 'profile.emailparseerror' });
    if (names.includes('phoneNumber') && this.market)
      this.contact.refuse('phone', { key: 'phone.invalid', values: { example: this.market.phone.example } });
    // A refusal that names no known field must still be shown.
    if (address.fields.problems.size + this.contact.problems.size === 0)
      address.fields.refuse(this.asksAddress || of === 'billing' ? 'line1' : 'lastName', {
        key: 'address.refused',
      });
    return { kind: 'refused' };
  }

  /** A search hides the fields of the address: one with an error has to be seen. */
  private showFields(): void {
    const { fields } = this.shipping;
    if (!this.search.isManual && searched.some((name) => fields.problems.has(name)))
      this.shipping.chooseManualEntry();
  }

  private setValues({
    contact = {},
    shipping = {},
    billing = {},
    billingSameAsShipping,
    kind,
    invoicing,
  }: DetailsValues): boolean {
    if (kind) this.kind = kind;
    if (invoicing) this.invoicing.applyTyped(invoicing);
    this.contact.applyTyped(this.withoutOwnPrefix(contact));
    this.shipping.fields.applyTyped(shipping);
    this.billing.fields.applyTyped(billing);
    this.billingSameAsShipping = billingSameAsShipping ?? this.billingSameAsShipping;
    const count = [contact, shipping, billing].flatMap((values) => Object.keys(values)).length;
    return count > 0 || billingSameAsShipping !== undefined || kind !== undefined;
  }

  /** A typed number without the market's prefix, which the field itself shows. */
  private withoutOwnPrefix(contact: FieldValues): FieldValues {
    const { phone: typed } = contact;
    if (!this.market || !typed || !hasPrefix(typed, this.market.phone)) return contact;
    return { ...contact, phone: nationalDigits(typed, this.market.phone) };
  }

  private saveDraft(): void {
    this.draft.save(this.typed);
  }

  private saving(isSaving: boolean): void {
    this.isSaving = isSaving;
  }
}

function fillEmpty(fields: FieldsStore<CheckoutKey>, values: FieldValues): void {
  const missing = Object.entries(values).filter(([name]) => !fields.raw(name));
  fields.fill(Object.fromEntries(missing));
}

/** How the goods of a basket reach the shopper, as far as that is chosen. */
function kindOfBasket(basket: Basket | undefined): DeliveryKind | undefined {
  const types = (basket?.shipmentList ?? []).map(({ shippingLineItem }) => shippingLineItem?.shippingType);
  return types.map((type) => type && kindOf(type)).find((kind) => kind !== undefined);
}
