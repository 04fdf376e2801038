import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../Heading/Heading.tsx';
import { token } from '../tokens/token.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the section, level 2. Leave it out if the content has its own. */
  title?: ReactNode;
  /** At the end of the heading's line: usually one `Link`. */
  action?: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.24')};
  padding-block: calc(${token('section')} / 2);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.24')};
`;

/** A section of a page. Sections are 48 px apart on a phone, 88 px on a desktop. */
export function Section({ title, action, children, ...rest }: SectionProps) {
  return (
    <Root {...rest}>
      {title ? (
        <Head>
          <Heading level={2}>{title}</Heading>
          {action}
        </Head>
      ) : null}
      {children}
    </Root>
  );
}
