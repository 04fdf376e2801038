import * as z from 'zod/mini';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Launch, LaunchStanding, PublishedDraw } from './schema.ts';

const ById = z.object({ launchId: z.string().check(z.maxLength(80)) });
const noSuchLaunch = { 404: 'No such launch on this site.' };
const signedInErrors = { 401: 'Nobody is signed in.', 403: 'This needs a sign-in.' };
const read = { caller: 'account', scopes: ['account:read'] } as const;
const write = { caller: 'account', scopes: ['account:write'] } as const;
const tooMany = { 429: 'Too many; see Retry-After.' };

export const listLaunches = defineEndpoint({
  id: 'listLaunches',
  summary: 'The launches of a site: ongoing, upcoming and past ones.',
  base: 'api',
  path: '/launches',
  access: { caller: 'anyone' },
  query: Site,
  response: z.object({ launches: z.array(Launch) }),
  errors: { 404: 'No such site path.' },
});

export const getLaunch = defineEndpoint({
  id: 'getLaunch',
  summary: 'One launch with its texts and products.',
  base: 'api',
  path: '/launches/{launchId}',
  access: { caller: 'anyone' },
  params: ById,
  query: Site,
  response: Launch,
  errors: noSuchLaunch,
});

export const getLaunchStanding = defineEndpoint({
  id: 'getLaunchStanding',
  summary: "The server's time, and what the caller may do in a launch now.",
  base: 'api',
  path: '/launches/{launchId}/standing',
  access: { caller: 'visitor', scopes: ['basket:read'], ended: 'visitor' },
  params: ById,
  query: Site,
  response: LaunchStanding,
  errors: noSuchLaunch,
});

export const joinWaitingRoom = defineEndpoint({
  id: 'joinWaitingRoom',
  summary: 'Joins the waiting room, once per account; for somebody who waits already it is a sign of life.',
  method: 'PUT',
  base: 'api',
  path: '/launches/{launchId}/queue',
  access: write,
  params: ById,
  query: Site,
  response: LaunchStanding,
  errors: {
    ...{ ...signedInErrors, ...noSuchLaunch },
    409: 'AddressNotVerified, LAUNCH_MEMBERS_ONLY, LAUNCH_LIMIT_REACHED, or LaunchOver.',
    428: 'A bot check is needed; see x-bot-proof.',
    ...tooMany,
  },
});

export const showPresence = defineEndpoint({
  id: 'showPresence',
  summary: 'A sign of life of somebody who waits or holds a seat; for anybody else nothing happens.',
  method: 'POST',
  base: 'api',
  path: '/launches/{launchId}/presence',
  access: read,
  params: ById,
  query: Site,
  response: LaunchStanding,
  errors: { ...signedInErrors, ...noSuchLaunch },
});

export const leaveWaitingRoom = defineEndpoint({
  id: 'leaveWaitingRoom',
  summary: 'Gives up the place or the seat.',
  method: 'DELETE',
  base: 'api',
  path: '/launches/{launchId}/queue',
  access: write,
  params: ById,
  query: Site,
  response: LaunchStanding,
  errors: { ...signedInErrors, ...noSuchLaunch },
});

export const enterDraw = defineEndpoint({
  id: 'enterDraw',
  summary: 'Enters the draw for one size, once per account. The same entry again changes nothing.',
  method: 'PUT',
  base: 'api',
  path: '/launches/{launchId}/entry',
  access: write,
  params: ById,
  query: Site,
  body: z.object({ sku: z.string().check(z.maxLength(80)) }),
  response: LaunchStanding,
  errors: {
    ...{ ...signedInErrors, ...noSuchLaunch },
    409: 'AddressNotVerified, LAUNCH_MEMBERS_ONLY, LAUNCH_LIMIT_REACHED, LAUNCH_UPCOMING, or LaunchOver.',
    422: 'InvalidParameters: no such size.',
    428: 'A bot check is needed; see x-bot-proof.',
    ...tooMany,
  },
});

export const withdrawEntry = defineEndpoint({
  id: 'withdrawEntry',
  summary: 'Withdraws the entry before the draw; afterwards gives up what was won, for the next.',
  method: 'DELETE',
  base: 'api',
  path: '/launches/{launchId}/entry',
  access: write,
  params: ById,
  query: Site,
  response: LaunchStanding,
  errors: { ...signedInErrors, ...noSuchLaunch },
});

export const getDraw = defineEndpoint({
  id: 'getDraw',
  summary: 'What anybody needs to check a draw: commitments, seed, algorithm, winners.',
  base: 'api',
  path: '/launches/{launchId}/draw',
  access: { caller: 'anyone' },
  params: ById,
  query: Site,
  response: PublishedDraw,
  errors: noSuchLaunch,
});
