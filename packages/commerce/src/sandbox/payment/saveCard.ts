import type { SaveMethodOptions, ProviderRegistration } from '../../sales/payment/PaymentProvider.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { SandboxLedger } from './SandboxLedger.ts';
import type { Scenario } from './scenarios.ts';

interface PayingCard {
  readonly scenario: Scenario;
  /** Absent for what is no card. */
  readonly brand: string | null;
  readonly lastDigits?: string | null | undefined;
  readonly expiry?: string | undefined;
  /** Absent for a card that is kept already. */
  readonly fingerprint?: string;
}

/** Keeps what pays where that was asked for; the same card of the same customer has one registration. */
export async function saveCard(
  ledger: SandboxLedger,
  secret: string,
  { keeps, customer }: SaveMethodOptions,
  { fingerprint, brand, lastDigits, expiry, scenario }: PayingCard,
): Promise<ProviderRegistration | null> {
  if (!keeps || customer === undefined || fingerprint === undefined || brand === null) return null;
  const id = `reg_${(await hmacHex(secret, `registration.${customer}.${fingerprint}`)).slice(0, 32)}`;
  const about = { id, brand, lastDigits: lastDigits ?? undefined, expiry };
  await ledger.keep({ ...about, customer, scenario });
  return about;
}
