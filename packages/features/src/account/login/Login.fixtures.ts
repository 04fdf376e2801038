import type { AuthOption, SignedIn } from '@touchline/contract/account/schema';

export const mayasEmail = 'maya.okafor@example.com';

export const mayaSignedIn: SignedIn = { userName: mayasEmail, acid: 'acid-maya' };

/** An error as the back end answers it. */
export const refusal = (
  status: number,
  errorCode: string,
  { details, headers }: { details?: unknown; headers?: Record<string, string> } = {},
) => ({
  status,
  error: { errorCode, message: '', ...(details === undefined ? {} : { details }) },
  ...(headers ? { headers } : {}),
});

/** The password was right, and the account is for people of an age. */
export const ageNeeded = refusal(401, 'AgeConfirmationNeeded', {
  details: {
    serverError: {
      validationErrors: [{ field: 'minAgeConfirmation', errorCode: 'DOB_OR_MINAGECONFIRMATION_REQUIRED' }],
    },
  },
});

export const tooMany = refusal(429, 'RateLimited', { headers: { 'retry-after': '600' } });
export const botCheckNeeded = refusal(428, 'BotCheckNeeded', { details: { canProve: true } });

export const providers: AuthOption[] = [
  { name: 'Trackside', url: 'https://id.example.org/authorise?flow=login' },
  { name: 'Clubhouse', url: 'https://clubhouse.example.org/start' },
];
