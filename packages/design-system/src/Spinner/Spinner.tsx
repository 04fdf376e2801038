import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { BusyMark } from '../Icon/BusyMark.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is happening: "Looking for stores". Read out when it appears. */
  label: string;
  /** Hides the label visually when the context explains the wait. @default false */
  isLabelHidden?: boolean | undefined;
  /** 20 px in a line, 32 px in a section of the page. @default 'small' */
  size?: 'small' | 'large' | undefined;
}

const Root = styled.div`
  ${type('meta')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.12')};

  &[data-size='large'] {
    ${type('body')}
    flex-direction: column;
  }
`;

/** For a short wait of unknown length when the shape of the content is unknown. If it is known, use `Skeleton`. */
export function Spinner({ label, isLabelHidden = false, size = 'small', ...rest }: SpinnerProps) {
  return (
    <Root role="status" data-size={size} {...rest}>
      <BusyMark size={size === 'large' ? 32 : 20} />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Root>
  );
}
