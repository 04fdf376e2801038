import { LinkButton } from '@touchline/design-system/Link';
import { token } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { loginMessages } from './loginMessages.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.12')};
  min-block-size: ${token('size.control')};
  padding: ${token('space.8')} 14px;
  border-radius: ${token('radius.control')};
  background: ${token('color.tile')};

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > button {
    flex: none;
    font-size: 0.9375rem;
  }
`;

export interface GivenEmailProps {
  email: string;
  /** Goes back to where the address was typed; without it the address stays. */
  onChange?: (() => void) | undefined;
}

/** The email address that was typed in an earlier step, or that belongs to whoever is asked. */
export function GivenEmail({ email, onChange }: GivenEmailProps) {
  const t = useMessages(loginMessages);
  return (
    <Root>
      <span>
        <VisuallyHidden>{t('login.email')}: </VisuallyHidden>
        <bdi dir="ltr">{email}</bdi>
      </span>
      {onChange ? (
        <LinkButton onClick={onChange} aria-label={t('login.email.change.label')}>
          {t('login.email.change')}
        </LinkButton>
      ) : null}
    </Root>
  );
}
