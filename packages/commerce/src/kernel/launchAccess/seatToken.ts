import { seatsHeader } from '@touchline/contract/sessionHeader';
import { seal, unseal } from '../session/sealedClaims.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** The longest that one seat is good for, in seconds. How long it is held without a sign of life is stored. */
const seatSeconds = 7_200;
/** Tokens that are looked at in one call. */
const maxTokens = 5;

interface SeatHolder {
  readonly secrets: CommerceContext['secrets'];
  /** A seat is an account's: nobody else can use its token. */
  readonly accountId: string | undefined;
  readonly now: Date;
}

const tokensOf = (headers: Headers): string[] =>
  (headers.get(seatsHeader) ?? '').split(' ').filter(Boolean).slice(0, maxTokens);

async function launchOf(token: string, { secrets, accountId, now }: SeatHolder): Promise<string | undefined> {
  const claims = await unseal(token, 'launch-seat', secrets, now);
  return claims && claims['sub'] === accountId && typeof claims['launch'] === 'string'
    ? claims['launch']
    : undefined;
}

/** The launches that a call shows a seat of its caller for. Seats that are forged, expired or somebody else's do not count. */
export async function readSeats(headers: Headers, holder: SeatHolder): Promise<string[]> {
  if (holder.accountId === undefined || !headers.has(seatsHeader)) return [];
  const launches = await Promise.all(tokensOf(headers).map((token) => launchOf(token, holder)));
  return launches.filter((launch) => launch !== undefined);
}

/** The header that gives a caller a seat, with the seats of other launches that the call showed. */
export async function seatHeaders(
  request: Request,
  launchId: string,
  holder: SeatHolder & { readonly accountId: string },
): Promise<Readonly<Record<string, string>>> {
  const shown = tokensOf(request.headers);
  const launches = await Promise.all(shown.map((token) => launchOf(token, holder)));
  if (launches.includes(launchId)) return {};
  const others = shown.filter((_, at) => launches[at] !== undefined).slice(0, maxTokens - 1);
  const {
    secrets: [secret],
    accountId,
    now,
  } = holder;
  const token = await seal({ sub: accountId, launch: launchId }, 'launch-seat', secret, now, seatSeconds);
  return { [seatsHeader]: [token, ...others].join(' ') };
}
