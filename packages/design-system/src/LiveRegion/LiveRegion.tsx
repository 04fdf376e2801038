import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { LIVE_REGION_ID } from './announce.ts';

const Root = styled.div`
  ${visuallyHidden}
`;

/** Live region for `announce`. Mount it once, from the first render on: regions added later are not announced. */
export function LiveRegion(props: Omit<ComponentProps<'div'>, 'children' | 'id'>) {
  return <Root role="status" aria-live="polite" {...props} id={LIVE_REGION_ID} suppressHydrationWarning />;
}
