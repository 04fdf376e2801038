import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';

/**
 * What only JavaScript can do, such as opening the card frame: without it, it is not offered. Where the page's script has
 * not come yet it stays, chosen or not, and says what to do.
 */
export const NeedsScript: StyledComponent<'div'> = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
