import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';

const Root = styled.span`
  ${visuallyHidden}
`;

/** Text for screen readers only, where the visual design already makes it clear. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <Root {...props} />;
}
