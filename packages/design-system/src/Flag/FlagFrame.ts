import styled from 'styled-components';

/** What every flag is drawn in: rounded a little, with a line around it that keeps white visible on white. */
export const FlagFrame = styled.svg`
  display: block;
  flex: none;
  border-radius: 2px;
  outline: 1px solid rgb(128 128 128 / 0.35);
  outline-offset: -1px;
`;
