import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { RemoteComponent, type Remote } from '../../platform/remoteComponent/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** Name of the component in the account portal. */
const componentName = 'account-portal-checkout-session';

export interface AccountPortalProps {
  /** Where the portal is. */
  origin: string;
  /** What it knows this checkout by. */
  sourceId: string;
  /** The shop's own way to sign in, until the portal is there and where it cannot be loaded. */
  fallback: ReactNode;
  onFailed: (error: unknown) => void;
  /** Loads the component; for stories and tests. @default from its origin */
  load?: (remote: Remote) => Promise<void>;
}

/** The checkout session of an account portal: who signs in there is known at the checkout. */
export function AccountPortal({ origin, sourceId, ...rest }: AccountPortalProps) {
  const t = useMessages(checkoutMessages);
  return (
    <RemoteComponent
      {...{ origin, name: componentName, ...rest }}
      facts={{ 'source-id': sourceId }}
      busyLabel={t('contact.portal.busy')}
    />
  );
}
