import { ButtonLink } from '@touchline/design-system/Button';
import { Stack } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { loginMessages } from './loginMessages.ts';
import type { SocialLoginStore } from './SocialLoginStore.ts';

const Title = styled.p`
  ${type('meta')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  margin: 0;
  color: ${token('color.text.subtle')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${token('color.line')};
  }
`;

export interface SocialLoginsProps {
  store: SocialLoginStore;
  /** The login is to be kept. */
  isPersistent: boolean;
  /** Where to go once somebody is signed in, below the site path. */
  target: string;
}

/** Links to the providers whose accounts may sign in; nothing where there are none. */
export const SocialLogins = observer(function SocialLogins({
  store,
  isPersistent,
  target,
}: SocialLoginsProps) {
  const t = useMessages(loginMessages);
  const titleId = useId();
  if (store.options.length === 0) return null;
  return (
    <Stack gap={12} role="group" aria-labelledby={titleId}>
      <Title id={titleId}>{t('login.social')}</Title>
      {store.options.map((option) => (
        <ButtonLink
          key={option.name}
          isWide
          variant="secondary"
          href={store.hrefOf(option, { isPersistent, target })}
          onClick={() => store.leaveFor(option, target)}
        >
          {t('login.social.with', { name: option.name })}
        </ButtonLink>
      ))}
    </Stack>
  );
});
