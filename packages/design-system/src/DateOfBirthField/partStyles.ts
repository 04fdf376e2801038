import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export const Part: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${token('space.4')};
`;

export const PartLabel: StyledComponent<'label'> = styled.label`
  ${type('meta')}
`;
