import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';

const Root = styled.span`
  ${visuallyHidden}
`;

/** Words for screen readers where the eye already knows. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <Root {...props} />;
}
