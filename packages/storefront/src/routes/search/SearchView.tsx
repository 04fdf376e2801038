import { media } from '@touchline/design-system/foundations';
import { Container } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { SearchBox, searchStore } from '@touchline/features/catalog/search';
import styled from 'styled-components';
import { useStore } from '../../state/StoresContext.ts';
import { ListView } from '../shared/ListView.tsx';

/* On a desktop the search field is in the header. */
const Field = styled(Container)`
  padding-block-start: ${token('space.16')};
  ${media.wide} {
    display: none;
  }
`;

/** Search results below their search field. */
export function SearchView() {
  return (
    <>
      <Field>
        <SearchBox store={useStore(searchStore)} />
      </Field>
      <ListView />
    </>
  );
}
