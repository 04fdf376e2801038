import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import styled from 'styled-components';
import type { AtlasStory } from '../../scripts/stories/stateAtlas.mjs';
import { stateAtlas } from '../blocks/stateAtlas.ts';

const states = Object.keys(stateAtlas[0]?.states ?? {});

/** `LongContent` → `Long content`. */
const inWords = (name: string) =>
  name
    .replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const Page = styled.div`
  display: grid;
  gap: ${token('space.40')};
  justify-items: start;

  & h2 {
    ${type('head')}
    margin-block-end: ${token('space.8')};
  }
  & p {
    ${type('body')}
    max-inline-size: 68ch;
  }
`;

const Scroller = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;
`;

const Table = styled.table`
  ${type('body')}
  border-collapse: collapse;

  & :is(th, td) {
    padding: ${token('space.8')} ${token('space.12')};
    border-block-end: 1px solid ${token('color.line')};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }
  & thead th {
    font-weight: 650;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
  }
  & td[data-count] {
    min-inline-size: 44px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & td[data-count='0'] {
    color: ${token('color.text.subtle')};
  }
  & td a {
    display: inline-grid;
    place-items: center;
    min-inline-size: 24px;
    min-block-size: 24px;
  }
`;

const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.16')};
`;

const linkTo = ({ id }: AtlasStory) => `./?path=/story/${id}`;

/** How many stories show a state of a module, with a link to the first. */
function Cell({ state, stories }: { state: string; stories: readonly AtlasStory[] }) {
  const [first] = stories;
  return (
    <td data-count={stories.length}>
      {first ? (
        <a target="_top" href={linkTo(first)} title={stories.map(({ name }) => inWords(name)).join(', ')}>
          {stories.length}
          <VisuallyHidden> {inWords(state)}</VisuallyHidden>
        </a>
      ) : (
        '–'
      )}
    </td>
  );
}

/** Each module of the shop and its states: those that all modules name alike, and those that its stores can be in. */
export function StateAtlas() {
  const withStores = stateAtlas.filter(({ stores }) => stores.length > 0);
  return (
    <Page>
      <section>
        <h2 id="states">States of each module</h2>
        <p>How many stories show a state; the number leads to the first of them.</p>
        <Scroller role="region" aria-labelledby="states" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Module</th>
                {states.map((state) => (
                  <th key={state} scope="col">
                    {inWords(state)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stateAtlas.map((entry) => (
                <tr key={`${entry.area}/${entry.module}`}>
                  <th scope="row">
                    {entry.area} / {inWords(entry.module)}
                  </th>
                  {states.map((state) => (
                    <Cell key={state} state={state} stories={entry.states[state] ?? []} />
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      </section>
      <section>
        <h2 id="stores">What its stores can be in</h2>
        <p>Read from their types. A test fails for a state that no story shows.</p>
        <Scroller role="region" aria-labelledby="stores" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Store</th>
                <th scope="col">States</th>
              </tr>
            </thead>
            <tbody>
              {withStores.flatMap(({ module, stores }) =>
                stores.map(({ store, kinds }) => (
                  <tr key={`${module}/${store}`}>
                    <th scope="row">{store}</th>
                    <td>
                      <Kinds>
                        {kinds.map(({ kind, story }) => (
                          <li key={kind}>
                            {story ? (
                              <a target="_top" href={linkTo(story)}>
                                {kind}
                              </a>
                            ) : (
                              kind
                            )}
                          </li>
                        ))}
                      </Kinds>
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </Table>
        </Scroller>
      </section>
    </Page>
  );
}
