import { AccountIcon } from '@touchline/design-system/Icon';
import { IconLink } from '@touchline/design-system/IconButton';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { HeaderAccount } from './HeaderAccount.ts';
import { headerMessages } from './headerMessages.ts';

/* Below the icon, outside the flow: the bar stays as it is when the name arrives. */
const Name = styled.span`
  position: absolute;
  inset-block-start: calc(100% - 9px);
  inline-size: 72px;
  overflow: hidden;
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: ${token('space.16')};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Noted = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Leads to the account, or where nobody is signed in, to signing in. */
export function AccountLink({ account }: { account: HeaderAccount }) {
  const t = useMessages(headerMessages);
  const site = useSite();
  const { isSignedIn, name, accountPath, signInPath, onSignIn, note } = account;
  return (
    <>
      {isSignedIn ? (
        <Noted>
          <IconLink
            href={accountPath === undefined ? site.placeHref('myAccount') : site.href(accountPath)}
            label={name ? t('header.account.named', { name }) : t('header.account')}
          >
            <AccountIcon />
            {name ? <Name aria-hidden="true">{name}</Name> : null}
          </IconLink>
          {note}
        </Noted>
      ) : (
        <IconLink href={site.href(signInPath)} label={t('header.signIn')} onClick={onSignIn}>
          <AccountIcon />
        </IconLink>
      )}
    </>
  );
}
