import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Stack } from '@touchline/design-system/layout';
import { Spinner } from '@touchline/design-system/Spinner';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import type { DeskAccess, DeskAccessStore } from './DeskAccessStore.ts';
import { deskAccessMessages } from './deskAccessMessages.ts';

export interface DeskSignInPageProps {
  store: DeskAccessStore;
  brandName: string;
  /** Tries the link of the address again. */
  onRetry: () => void;
}

const Page = styled.main`
  padding-block: ${token('space.56')};
`;

const Command = styled.code`
  display: inline-block;
  padding: ${token('space.4')} ${token('space.8')};
  border-radius: ${token('radius.control')};
  background: ${token('color.tile')};
`;

const reasons = { over: 'deskAccess.over', noLink: 'deskAccess.noLink' } as const;
const others = { left: 'deskAccess.left', ended: 'deskAccess.ended' } as const;

/** Where the one-time link leads, and what is shown of the desk to who is not signed in. */
export const DeskSignInPage = observer(function DeskSignInPage({
  store,
  brandName,
  onRetry,
}: DeskSignInPageProps) {
  const t = useMessages(deskAccessMessages);
  return (
    <Page>
      <Container measure="form">
        <Stack gap={24}>
          <Heading level={1}>{t('deskAccess.title', { brand: brandName })}</Heading>
          <Outcome status={store.status} onRetry={onRetry} />
        </Stack>
      </Container>
    </Page>
  );
});

function Outcome({ status, onRetry }: { status: DeskAccess; onRetry: () => void }) {
  const t = useMessages(deskAccessMessages);
  switch (status.kind) {
    case 'signingIn':
    case 'signedIn':
      return <Spinner label={t('deskAccess.signingIn')} />;
    case 'signedOut': {
      const { why } = status;
      const text = why === 'over' || why === 'noLink' ? t(reasons[why]) : t(others[why]);
      return (
        <Stack gap={16}>
          <Callout tone={why === 'over' ? 'warning' : 'info'} isAnnounced>
            {text}
          </Callout>
          <p>{t('deskAccess.newLink')}</p>
          <p>
            <Command>npm run desk -- link</Command>
          </p>
        </Stack>
      );
    }
    case 'tooMany':
      return (
        <Callout tone="warning" isAnnounced>
          {t('deskAccess.tooMany')}
        </Callout>
      );
    case 'failed':
      return (
        <Callout
          tone="urgent"
          isAnnounced
          actions={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {t('deskAccess.retry')}
            </Button>
          }
        >
          {t(status.reason === 'offline' ? 'deskAccess.offline' : 'deskAccess.unavailable')}
        </Callout>
      );
  }
}
