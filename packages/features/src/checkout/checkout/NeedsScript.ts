import { hiddenWithoutScript } from '@touchline/design-system/foundations';
import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';

/** What only JavaScript can do, such as opening the card frame: without it, it is not offered. */
export const NeedsScript: StyledComponent<'div'> = styled.div`
  ${hiddenWithoutScript}
`;
