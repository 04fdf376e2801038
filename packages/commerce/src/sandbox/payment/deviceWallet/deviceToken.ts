import type { Amount } from '../../../sales/payment/PaymentProvider.ts';
import { seal, unseal } from '../../../kernel/session/sealedClaims.ts';
import { code, scenarioOfCode } from '../cardToken.ts';
import type { Scenario } from '../scenarios.ts';

const tokenSeconds = 300;

/** What a sheet paid with: for one payment, and for its amount alone. */
export interface DeviceToken {
  readonly id: string;
  readonly scenario: Scenario;
  readonly amount: Amount;
}

/** A token as a wallet gives it out: bound to the amount that its sheet showed. `isOver`: one that came too late. */
export function writeDeviceToken(
  scenario: Scenario,
  { minor, currency }: Amount,
  secret: string,
  now: Date,
  isOver = false,
): Promise<string> {
  const claims = { jti: crypto.randomUUID(), pays: code(scenario), minor, currency };
  return seal(claims, 'sandbox-device-token', secret, now, isOver ? -1 : tokenSeconds);
}

/** What a token says; `undefined` for one that is forged or over. */
export async function readDeviceToken(
  token: string,
  secret: string,
  now: Date,
): Promise<DeviceToken | undefined> {
  const claims = await unseal(token, 'sandbox-device-token', secret, now);
  if (!claims) return undefined;
  return {
    id: `device.${claims['jti']}`,
    scenario: scenarioOfCode(String(claims['pays'])),
    amount: { minor: Number(claims['minor']), currency: String(claims['currency']) },
  };
}
