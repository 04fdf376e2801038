import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../Heading/Heading.tsx';
import { token } from '../tokens/token.ts';

export interface RuledSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading: "1. Contact". */
  title: ReactNode;
  /** Level of its heading in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
  /** At the end of the heading's line: "Sign in", "Change". */
  action?: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.20')};
  padding-block-start: ${token('space.20')};
  border-block-start: ${token('border.rule')} solid ${token('color.text')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.4')} ${token('space.16')};
`;

/** A step or group below a thick line: the numbered steps of the checkout. */
export function RuledSection({ title, level = 2, action, children, ...rest }: RuledSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Head>
        <Heading level={level} variant="head" id={id}>
          {title}
        </Heading>
        {action}
      </Head>
      {children}
    </Root>
  );
}
