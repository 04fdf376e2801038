import { Button } from '@touchline/design-system/Button';
import { Cluster, Container } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { SkipLink } from '@touchline/design-system/SkipLink';
import { token } from '@touchline/design-system/token';
import { contentEditorMessages } from '@touchline/features/desk/contentEditor';
import { deskAccessMessages } from '@touchline/features/desk/deskAccess';
import { useMessages } from '@touchline/features/platform/i18n';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface DeskFrameProps {
  brandName: string;
  onSignOut: () => void;
  children: ReactNode;
}

const Bar = styled.header`
  padding-block: ${token('space.12')};
  border-block-end: 1px solid ${token('color.line')};
`;

const Main = styled.main`
  padding-block: ${token('space.32')};
`;

/** What surrounds every page of the desk. */
export function DeskFrame({ brandName, onSignOut, children }: DeskFrameProps) {
  const t = useMessages(deskAccessMessages);
  const content = useMessages(contentEditorMessages);
  return (
    <>
      <SkipLink href="#main">{t('deskAccess.toContent')}</SkipLink>
      <Bar>
        <Container>
          <Cluster justify="between">
            <Cluster gap={24}>
              <strong>{t('deskAccess.title', { brand: brandName })}</strong>
              <Link href="/desk/content">{content('contentEditor.list.title')}</Link>
              <Link href="/">{t('deskAccess.toShop')}</Link>
            </Cluster>
            <Button variant="quiet" size="small" onClick={onSignOut}>
              {t('deskAccess.signOut')}
            </Button>
          </Cluster>
        </Container>
      </Bar>
      <Main id="main" tabIndex={-1}>
        <Container>{children}</Container>
      </Main>
    </>
  );
}
