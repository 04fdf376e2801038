import { privacyRequestPages } from '@touchline/contract/privacyRequest/pages';
import type { OpenPrivacyRequest } from '@touchline/features/privacyRequest';
import type { Stores } from './Stores.ts';

/** Opens the data settings; their code is loaded with the first use. Where it cannot be loaded, their page opens instead. */
export function openPrivacyRequestLate(
  stores: Stores,
  opener: OpenPrivacyRequest['opener'],
  reload: () => void,
): void {
  import('@touchline/features/privacyRequest')
    .then(({ openPrivacyRequest }) => openPrivacyRequest(stores, { opener, reload }))
    .catch(() => stores.ports.navigation.go(privacyRequestPages.form));
}
