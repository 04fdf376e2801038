import { Link } from '@touchline/design-system/Link';
import { Cluster, Stack } from '@touchline/design-system/layout';
import type { MouseEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { cartMessages } from './cartMessages.ts';

export interface MemberOfferProps {
  /** Addresses of the pages, for a browser without JavaScript. */
  signInHref: string;
  registerHref: string;
  /** Open the forms above the bag. */
  onSignIn: () => void;
  onRegister: () => void;
}

/** The way to an account from the bag of a guest. */
export function MemberOffer({ signInHref, registerHref, onSignIn, onRegister }: MemberOfferProps) {
  const t = useMessages(cartMessages);
  const inPlace = (open: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <Stack gap={8}>
      <p>{t('member.text')}</p>
      <Cluster gap={24}>
        <Link href={signInHref} onClick={inPlace(onSignIn)}>
          {t('member.signIn')}
        </Link>
        <Link href={registerHref} onClick={inPlace(onRegister)}>
          {t('member.join')}
        </Link>
      </Cluster>
    </Stack>
  );
}
