import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** In the top layer, anchored to its field. */
export const Panel: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  margin: 0;
  padding: 0;
  overflow: hidden;
  color: ${token('color.text')};
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.raised')};
  box-shadow: ${token('shadow.snackbar')};

  &:popover-open {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
`;

export const Search: StyledComponent<'input'> = styled.input`
  ${type('body')}
  min-inline-size: 0;
  min-block-size: ${token('size.target')};
  margin: ${token('space.8')};
  padding-inline: 14px;
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};

  &::placeholder {
    color: ${token('color.text.subtle')};
    opacity: 1;
  }
`;

export const List: StyledComponent<'div'> = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Option: StyledComponent<'div'> = styled.div`
  ${type('body')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  min-block-size: ${token('size.target')};
  padding: ${token('space.8')} ${token('space.20')};
  cursor: pointer;

  & > svg {
    flex: none;
    border-radius: 2px;
  }
  /* Aligns names whether or not they have a flag. */
  &:not(:has(> svg))::before {
    content: '';
    flex: none;
    inline-size: 24px;
  }
  &[aria-selected='true'] {
    font-weight: 650;
  }
  &[data-active] {
    outline: 2px solid ${token('color.text')};
    outline-offset: -2px;
    background: ${token('color.tile')};
  }
  ${media.hover} {
    &:hover {
      background: ${token('color.tile')};
    }
  }
`;

export const Name: StyledComponent<'span'> = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

export const Empty: StyledComponent<'div'> = styled.div`
  ${type('meta')}
  padding: ${token('space.12')} ${token('space.20')} ${token('space.20')};
  color: ${token('color.text.subtle')};
`;
