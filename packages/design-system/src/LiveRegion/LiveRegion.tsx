import { useEffect, useRef, type ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { LIVE_REGION_ID } from './announce.ts';
import { speakStatuses } from './speakStatuses.ts';

const Root = styled.div`
  ${visuallyHidden}
`;

/**
 * Live region for `announce`. Mount it once, from the first render on: regions added later are not announced. It also
 * speaks every `role="status"` that is added with its text in it, which browsers do not.
 */
export function LiveRegion(props: Omit<ComponentProps<'div'>, 'children' | 'id' | 'ref'>) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? speakStatuses(region.current) : undefined), []);
  return (
    <Root
      ref={region}
      role="status"
      aria-live="polite"
      {...props}
      id={LIVE_REGION_ID}
      // Heard while a list or a dialog hides the page around it.
      data-live-announcer="true"
      suppressHydrationWarning
    />
  );
}
