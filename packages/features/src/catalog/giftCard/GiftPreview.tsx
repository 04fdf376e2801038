import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { giftCardMessages } from './giftCardMessages.ts';

export interface GiftPreviewProps {
  amount: string | undefined;
  recipient: string;
  sender: string;
  message: string;
}

const Frame = styled.figure`
  display: grid;
  gap: ${token('space.8')};
  margin: 0;

  & > figcaption {
    ${type('fine')}
    color: ${token('color.text.subtle')};
  }
`;

const Card = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space.16')};
  min-block-size: 11rem;
  padding: ${token('space.20')};
  border: 1px solid transparent;
  border-radius: ${token('radius.picture')};
  overflow: hidden;
  overflow-wrap: anywhere;
  background: ${token('color.primary')};
  color: ${token('color.primary.on')};

  /* Lanes of a running track. */
  & > svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    block-size: 100%;
    opacity: 0.14;
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
  & > p {
    position: relative;
  }
`;

const Amount = styled.p`
  ${type('head')}
`;

const Message = styled.p`
  white-space: pre-line;
`;

const Foot = styled.p`
  ${type('meta')}
  align-self: end;
`;

/** The card as its recipient will see it. */
export function GiftPreview({ amount, recipient, sender, message }: GiftPreviewProps) {
  const t = useMessages(giftCardMessages);
  return (
    <Frame>
      <figcaption>{t('preview')}</figcaption>
      <Card>
        <svg viewBox="0 0 200 200" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="6">
          {[60, 80, 100, 120, 140, 160].map((radius) => (
            <circle key={radius} cx="200" cy="200" r={radius} />
          ))}
        </svg>
        <Amount>{amount ?? t('preview.noAmount')}</Amount>
        {message ? <Message>{message}</Message> : null}
        <Foot>
          {[recipient && t('preview.to', { name: recipient }), sender && t('preview.from', { name: sender })]
            .filter(Boolean)
            .join(' · ') || t('preview.nobody')}
        </Foot>
      </Card>
    </Frame>
  );
}
