import styled from 'styled-components';

/** What only JavaScript can do, such as opening the card frame: without it, it is not offered. */
export const NeedsScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
