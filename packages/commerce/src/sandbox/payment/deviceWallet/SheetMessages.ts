import type { SheetOutcome } from './sheetOutcomes.ts';

/** Texts of the sheet that stands in for a device's wallet. `{service}`, `{amount}`, `{code}` are placeholders. */
export interface SheetMessages {
  readonly title: string;
  readonly loading: string;
  readonly total: string;
  readonly deliverTo: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly delivery: string;
  readonly pay: string;
  readonly paying: string;
  readonly cancel: string;
  readonly tryTitle: string;
  readonly tryLabel: string;
  readonly approve: string;
  readonly decline: string;
  readonly outcomes: Readonly<Record<SheetOutcome, string>>;
  /** The page by which this browser says that its device can pay. */
  readonly deviceTitle: string;
  readonly deviceText: string;
  readonly deviceOn: string;
  readonly deviceOff: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly toShop: string;
}
