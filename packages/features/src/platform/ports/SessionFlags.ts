import type { FlagName, FlagValue, FlagValues } from '@touchline/contract/flags/flagTable';
import type { Flags } from './ports.ts';

/** The flags of a session: those that came with the page, then those of the visitor. */
export class SessionFlags implements Flags {
  private values: Partial<FlagValues>;

  constructor(values: Partial<FlagValues>) {
    this.values = values;
  }

  /** A flag that was not sent is off: only flags of other types are always sent. */
  value<Name extends FlagName>(name: Name): FlagValue<Name> {
    return (this.values[name] ?? false) as FlagValue<Name>;
  }

  /** Takes flags of the visitor, which a page that is the same for everybody does not carry. The others stay. */
  take(values: Partial<FlagValues>): void {
    this.values = { ...this.values, ...values };
  }
}
