import type { Basket } from '@touchline/contract/basket/schema';
import type { CheckoutAccount } from './CheckoutAccount.ts';
import type { DetailsStore } from './details/DetailsStore.ts';
import type { DraftData } from './draftData.ts';

/** Fills the fields of the checkout with what the shopper's account knows, and with what they typed before signing in. */
export class KnownDetails {
  private readonly account: CheckoutAccount;
  private readonly details: DetailsStore;
  /** What a guest had typed before signing in. */
  private typedBefore: DraftData | undefined;

  constructor(account: CheckoutAccount, details: DetailsStore) {
    this.account = account;
    this.details = details;
  }

  /** Keeps what a guest had typed; the next `prefill` fills it in. */
  takeOver(typed: DraftData): void {
    this.typedBefore = typed;
  }

  /** Fills in what the account knows and the basket does not; `true` when an address was filled in. */
  prefill(basket: Basket | undefined): boolean {
    const { email, name, addressBook } = this.account;
    if (email !== undefined) this.details.prefillEmail(email);
    const { defaultAddress } = addressBook;
    const isPrefilled =
      !basket?.shippingAddress && this.account.role !== 'guest' && defaultAddress !== undefined;
    if (isPrefilled) this.details.useSaved(defaultAddress);
    if (this.typedBefore) {
      this.details.takeOver(this.typedBefore, isPrefilled || basket?.shippingAddress !== undefined);
      this.typedBefore = undefined;
    }
    if (!isPrefilled && name) this.details.prefillName(name);
    this.matchChoice();
    return isPrefilled;
  }

  /**
   * Fills in the postal code that delivery days were asked for, where no address is known. Not where an address is
   * searched for: what stands in its fields would count as typed.
   */
  prefillPostalCode(postalCode: string): void {
    const { shipping, market } = this.details;
    const isAsked = market?.addressFields.some(({ name }) => name === 'postalCode') ?? false;
    if (isAsked && !market?.addressSearch && !shipping.isAnythingTyped) shipping.fields.fill({ postalCode });
  }

  /** Fills in a saved address, or empties the fields for another one. */
  choose(id: string): void {
    this.account.choose(id);
    const { chosen, name } = this.account;
    this.details.useSaved(chosen);
    if (!chosen && name) this.details.prefillName(name);
  }

  /** The choice among the saved addresses follows what the fields hold. */
  matchChoice(): void {
    const { addresses } = this.account;
    const same = addresses.find(({ address }) => this.details.shipping.isFilledWith(address));
    this.account.choose(same?.id ?? '');
  }
}
