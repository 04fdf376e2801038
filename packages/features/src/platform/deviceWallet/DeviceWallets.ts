import type { DeviceWallet } from '@touchline/contract/market/deviceWallet';

/** An amount as browsers write it: `{ currency: 'GBP', value: '129.99' }`. */
export interface SheetAmount {
  readonly currency: string;
  readonly value: string;
}

export interface SheetItem {
  readonly label: string;
  readonly amount: SheetAmount;
}

/** What a sheet shows; the server has computed it. */
export interface SheetContent {
  /** What is paid. Its label is whom it is paid to. */
  readonly total: SheetItem;
  /** What it consists of. */
  readonly items: readonly SheetItem[];
  /** Deliveries to choose from; exactly one is selected, unless there is none. */
  readonly options: readonly (SheetItem & { readonly id: string; readonly selected: boolean })[];
  /** Why nothing can be bought like this: the sheet says so, and does not pay. */
  readonly error?: string | undefined;
}

/** An address as the sheet gives it; before the shopper has paid, without name and street. */
export interface SheetAddress {
  readonly recipient: string;
  readonly phone: string;
  readonly addressLine: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

export interface SheetRequest {
  readonly wallet: DeviceWallet;
  /** Shows the sheet at once, and this as soon as it is known. It and the answers below never reject. */
  readonly content: Promise<SheetContent>;
  /** Left out, neither address nor contact is asked for. */
  readonly delivery?: {
    /** The shopper has chosen another address: what it costs there. */
    onAddress(address: SheetAddress): Promise<SheetContent>;
    /** The shopper has chosen another delivery: what it costs with that. */
    onOption(id: string): Promise<SheetContent>;
  };
}

/** What a shopper has agreed to pay in a sheet, which is closed by now. */
export interface PaidSheet {
  /** What pays, for the payment provider. */
  readonly token: string;
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly address?: SheetAddress | undefined;
  readonly optionId?: string | undefined;
}

/** The wallets of the shopper's device. */
export interface DeviceWallets {
  /** Whether this device can pay with a wallet. Never rejects. */
  canPay(wallet: DeviceWallet): Promise<boolean>;
  /** Opens the wallet's sheet, which needs a press. Rejects where it can't be opened; nothing was paid then. */
  open(request: SheetRequest): Promise<PaidSheet | 'cancelled'>;
}
