import { media } from '@touchline/design-system/foundations';
import { Container } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountPanel } from './AccountPanel.tsx';

/* The picture is only decoration: phones go straight to the form. */
const Halves = styled.div`
  & > :first-child {
    display: none;
  }
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-block-size: 640px;
    & > :first-child {
      display: block;
    }
  }
`;

const Side = styled(Container)`
  max-inline-size: 34rem;
  padding-block: ${token('space.32')} ${token('space.56')};
  margin-inline: auto;
  ${media.wide} {
    /* The longest word of a title, “password?”, has room. */
    padding: ${token('space.56')} ${token('space.32')};
  }
`;

/** A page of accounts: on wide windows the coloured half is beside the form. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Halves>
      <div>
        <AccountPanel />
      </div>
      <Side>{children}</Side>
    </Halves>
  );
}
