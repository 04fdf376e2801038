import type { Carrier, CarrierCustomer } from '@touchline/contract/account/schema';

/** The phone companies that confirm who a person is, behind whichever agency the retailer has a contract with. */
export interface CarrierProvider {
  /**
   * Sends a code to the phone. Resolves to what `confirm` needs, or to `undefined` when the company has no such customer.
   * `testCode` is only for providers that reach no phone.
   */
  begin(
    customer: CarrierCustomer & { readonly carrier: Carrier },
  ): Promise<{ readonly reference: string; readonly testCode?: string } | undefined>;
  /** Resolves to the number that names the person (CI), or to `undefined` when the code is wrong. */
  confirm(reference: string, code: string): Promise<string | undefined>;
}
