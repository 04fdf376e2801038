import { CarrierCustomer, CarrierIdentity } from '@touchline/contract/account/schema';
import * as z from 'zod/mini';
import { seal, unseal, type Audience } from '../../kernel/session/sealedClaims.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

type Sealing = Pick<CommerceContext, 'secret' | 'secrets' | 'clock'>;

/** Seconds in which a code is typed, and in which a confirmed identity is registered. */
const lifetime = 600;

/** A request to a phone company that waits for its code. */
const Waiting = z.object({ id: z.string(), reference: z.string(), customer: CarrierCustomer });
export type Waiting = z.infer<typeof Waiting>;

/** An identity that a phone company has confirmed. */
const Confirmed = z.object({ id: z.string(), identity: CarrierIdentity });
export type Confirmed = z.infer<typeof Confirmed>;

const sealed = ({ secret, clock }: Sealing, use: Audience, content: Waiting | Confirmed) =>
  seal({ content: JSON.stringify(content) }, use, secret, clock.now(), lifetime);

async function unsealed({ secrets, clock }: Sealing, use: Audience, token: string): Promise<unknown> {
  const content = (await unseal(token, use, secrets, clock.now()))?.['content'];
  return typeof content === 'string' ? JSON.parse(content) : undefined;
}

export const writeWaiting = (shop: Sealing, waiting: Waiting) => sealed(shop, 'carrier-waiting', waiting);
export const writeConfirmed = (shop: Sealing, confirmed: Confirmed) =>
  sealed(shop, 'carrier-confirmed', confirmed);

/** `undefined` for a token that is not the shop's, or is over. */
export const readWaiting = async (shop: Sealing, token: string): Promise<Waiting | undefined> =>
  z.safeParse(Waiting, await unsealed(shop, 'carrier-waiting', token)).data;

/** `undefined` for a token that is not the shop's, or is over. */
export const readConfirmed = async (shop: Sealing, token: string): Promise<Confirmed | undefined> =>
  z.safeParse(Confirmed, await unsealed(shop, 'carrier-confirmed', token)).data;
