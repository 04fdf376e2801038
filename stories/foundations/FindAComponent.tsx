import { Badge } from '@touchline/design-system/Badge';
import { TextField } from '@touchline/design-system/TextField';
import { token, type } from '@touchline/design-system/token';
import { useState } from 'react';
import styled from 'styled-components';
import { componentList } from '../blocks/componentList.ts';
import { searchComponents } from './searchComponents.ts';

const Page = styled.div`
  display: grid;
  gap: ${token('space.24')};
  max-inline-size: 720px;
`;

const Results = styled.ul`
  display: grid;
  border-block-start: ${token('border.rule')} solid ${token('color.text')};
`;

const Result = styled.li`
  display: grid;
  gap: ${token('space.4')};
  padding-block: ${token('space.16')};
  border-block-end: 1px solid ${token('color.line')};

  & a {
    ${type('label')}
    inline-size: fit-content;
    padding-block: ${token('space.8')};
  }
  & small {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

const found = (count: number) =>
  count === 0
    ? 'No component answers that. Try another word.'
    : `${count} ${count === 1 ? 'component' : 'components'}`;

/** Finds a component by its purpose. */
export function FindAComponent() {
  const [query, setQuery] = useState('');
  const results = searchComponents(componentList, query);
  return (
    <Page>
      <TextField
        label="What do you need?"
        hint="In your own words, or by its usual name: ask a yes/no question, dropdown, toast"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status">{found(results.length)}</p>
      {results.length > 0 && (
        <Results>
          {results.map(({ title, name, group, needs, usualNames, status, link }) => (
            <Result key={title}>
              <a href={`./?path=/${link.endsWith('--docs') ? 'docs' : 'story'}/${link}`} target="_top">
                {name}
              </a>
              {needs.length > 0 && <p>{needs.join(' · ')}</p>}
              <small>
                {group}
                {usualNames.length > 0 && `, also called ${usualNames.join(', ')}`}{' '}
                {status !== 'ready' && <Badge>{status ?? 'draft'}</Badge>}
              </small>
            </Result>
          ))}
        </Results>
      )}
    </Page>
  );
}
