import { Button } from '@touchline/design-system/Button';
import { media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { consentMessages } from './consentMessages.ts';
import type { ConsentStore } from './ConsentStore.ts';

const Bar = styled.section`
  position: fixed;
  z-index: ${token('layer.bar')};
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.12')} ${token('space.24')};
  max-block-size: 60dvh;
  padding: ${token('space.16')} ${token('gutter')} max(${token('space.16')}, env(safe-area-inset-bottom));
  overflow-y: auto;
  border-block-start: 1px solid ${token('color.line')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.dialog')};
  ${media.short} {
    position: static;
    max-block-size: none;
  }

  & > p {
    flex: 1 1 20em;
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  flex: 1 1 auto;
  & > button {
    flex: 1 1 auto;
  }
  ${media.wide} {
    flex: none;
  }
`;

export interface ConsentBarProps {
  store: ConsentStore;
  /** Opens the dialog with the boxes. */
  onSettings: () => void;
}

/** Asks at the bottom of the window, without interrupting. Refusing takes as many presses as accepting. */
export function ConsentBar({ store, onSettings }: ConsentBarProps) {
  const t = useMessages(consentMessages);
  return (
    <Bar aria-label={t('consent.bar.label')}>
      <p>{t('consent.bar.text')}</p>
      <Answers>
        <Button onClick={() => store.accept('bar')}>{t('consent.accept')}</Button>
        <Button onClick={() => store.reject('bar')}>{t('consent.reject')}</Button>
        <Button variant="secondary" onClick={onSettings}>
          {t('consent.bar.settings')}
        </Button>
      </Answers>
    </Bar>
  );
}
