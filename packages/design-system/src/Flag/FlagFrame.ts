import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';

/** The frame of every flag: slightly rounded, with an outline that keeps white visible on white. */
export const FlagFrame: StyledComponent<'svg'> = styled.svg`
  display: block;
  flex: none;
  border-radius: 2px;
  outline: 1px solid rgb(128 128 128 / 0.35);
  outline-offset: -1px;
`;
