import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { TextField } from './TextField.tsx';

/** For e-mail addresses and card numbers: they read from left to right in every language, but stay aligned with the page. */
export const LeftToRightField: StyledComponent<typeof TextField> = styled(TextField)`
  &:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: end;
  }
`;
