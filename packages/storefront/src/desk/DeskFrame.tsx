import { Button } from '@touchline/design-system/Button';
import { media } from '@touchline/design-system/foundations';
import { Container } from '@touchline/design-system/layout';
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

/* On a phone name and button are the first line, and the ways the second. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.4')} ${token('space.24')};
  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.24')};
  grid-row: 2;
  grid-column: 1 / -1;
  ${media.medium} {
    grid-row: 1;
    grid-column: 2;
  }
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
          <Line>
            <strong>{t('deskAccess.title', { brand: brandName })}</strong>
            <Ways>
              <Link href="/desk/content">{content('contentEditor.list.title')}</Link>
              <Link href="/">{t('deskAccess.toShop')}</Link>
            </Ways>
            <Button variant="quiet" size="small" onClick={onSignOut}>
              {t('deskAccess.signOut')}
            </Button>
          </Line>
        </Container>
      </Bar>
      <Main id="main" tabIndex={-1}>
        <Container>{children}</Container>
      </Main>
    </>
  );
}
