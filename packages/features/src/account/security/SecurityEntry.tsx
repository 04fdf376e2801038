import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';

/** What an account has, one below the other. */
export const SecurityList = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

/** One of them: what it is, and its buttons. */
export const SecurityEntry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.12')} ${token('space.16')};
  padding-block: ${token('space.16')};

  & + & {
    border-block-start: 1px solid ${token('color.line')};
  }
  & [data-part='name'] {
    ${type('card')}
    overflow-wrap: anywhere;
  }
  & [data-part='about'] {
    flex: 1 1 14rem;
    display: grid;
    gap: ${token('space.4')};
    min-inline-size: 0;
  }
  & [data-part='meta'] {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
  & [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.8')};
  }
  & [data-part='naming'] {
    flex: 1 1 100%;
  }
`;
