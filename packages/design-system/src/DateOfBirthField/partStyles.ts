import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export const Part = styled.div`
  display: grid;
  gap: ${token('space.4')};
`;

export const PartLabel = styled.label`
  ${type('meta')}
`;
