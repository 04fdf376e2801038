import type { Basket, BasketMessage } from '@touchline/contract/basket/schema';
import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { AddressSuggestion } from '@touchline/contract/addressSearch/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../../platform/ports/index.ts';
import type { CheckoutMarket } from '../CheckoutMarket.ts';
import type { AddressStore } from './AddressStore.ts';
import { isManualEntryShown } from './manualEntry.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/addressSearch'));

type Needs = Pick<Ports, 'call'>;

interface Parts {
  marketOf: () => CheckoutMarket | undefined;
  basketOf: () => Pick<Basket, 'messageList' | 'shippingAddress'> | undefined;
}

/** Finding the delivery address by a search, and when it is typed field by field instead. */
export class AddressSearchStore {
  /** The street or building whose addresses are listed. */
  container: AddressSuggestion | undefined = undefined;
  /** Of the last search: that the service allows no more. */
  messageList: readonly BasketMessage[] = [];
  /** The found address could not be fetched; the shopper searches again or types. */
  isLost = false;
  /** The shop has no address search after all. */
  private isMissing = false;
  private readonly address: AddressStore;
  private readonly ports: Needs;
  private readonly parts: Parts;

  constructor(ports: Needs, address: AddressStore, parts: Parts) {
    this.ports = ports;
    this.address = address;
    this.parts = parts;
    makeAutoObservable<AddressSearchStore, 'ports' | 'parts' | 'address'>(
      this,
      { ports: false, parts: false, address: false, messageList: observableRef, container: observableRef },
      { autoBind: true },
    );
  }

  /** Whether the fields are typed one by one. */
  get isManual(): boolean {
    const { messageList = [], shippingAddress } = this.parts.basketOf() ?? {};
    // What stands in the fields counts as the address: it may not be saved yet.
    const typed = this.address.isAnythingTyped ? this.address.asBasketAddress : undefined;
    const known = typed ?? shippingAddress;
    return isManualEntryShown({
      isChosen: this.address.manualAddressEntrySelected,
      isForced: !this.parts.marketOf()?.addressSearch || this.isMissing,
      basket: {
        messageList: [...messageList, ...this.messageList],
        ...(known ? { shippingAddress: known } : {}),
      },
    });
  }

  /** Searches for what is typed; in a street or building where one was chosen. */
  async search(text: string, signal?: AbortSignal): Promise<readonly AddressSuggestion[]> {
    const { country = '' } = this.parts.marketOf() ?? {};
    const { container } = this;
    const found = await (
      await calls()
    ).getAddressSuggestions(
      this.ports.call,
      country,
      { text, ...(container ? { container: container.id } : {}), isKnownOnly: this.messageList.length > 0 },
      signal,
    );
    return runInAction(() => {
      this.isMissing = found === undefined;
      this.messageList = found?.messageList ?? [];
      return found?.suggestions ?? [];
    });
  }

  /** Takes a suggestion: an address fills in the fields, a street or building lists its addresses. `true`: filled in. */
  async choose(suggestion: AddressSuggestion): Promise<boolean> {
    this.isLost = false;
    if (!suggestion.isAddress) {
      this.container = suggestion;
      return false;
    }
    const { country = '' } = this.parts.marketOf() ?? {};
    const found = await calls()
      .then(({ getSuggestedAddress }) => getSuggestedAddress(this.ports.call, country, suggestion.id))
      .catch(() => undefined);
    runInAction(() => {
      this.isLost = found === undefined;
      this.container = undefined;
      if (found) this.address.takeFound(found);
    });
    return found !== undefined;
  }

  /** Searches for another address than the one that was found. */
  again(): void {
    this.container = undefined;
    this.address.forgetFound();
  }
}
