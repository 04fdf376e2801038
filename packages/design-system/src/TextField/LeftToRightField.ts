import styled from 'styled-components';
import { TextField } from './TextField.tsx';

/** For addresses and numbers of cards: they read from left to right in every language, from the side the page begins. */
export const LeftToRightField = styled(TextField)`
  &:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: end;
  }
`;
