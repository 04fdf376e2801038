import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { statuses } from '../../scripts/stories/statuses.mjs';
import { componentList } from '../blocks/componentList.ts';

const Table = styled.table`
  ${type('body')}
  inline-size: 100%;
  max-inline-size: 960px;
  border-collapse: collapse;

  & caption {
    ${type('lead')}
    padding-block-end: ${token('space.16')};
    text-align: start;
  }
  & :is(th, td) {
    padding-block: ${token('space.8')};
    padding-inline-end: ${token('space.12')};
    border-block-end: 1px solid ${token('color.line')};
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    font-weight: 650;
    overflow-wrap: normal;
  }
  & [data-number] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & [data-status='draft'] {
    color: ${token('color.warning')};
  }
  & [data-status='ready'] {
    color: ${token('color.success')};
  }
  & [data-status='deprecated'] {
    color: ${token('color.error')};
  }
`;

const summary = () => {
  const counts = statuses.map((status) => {
    const count = componentList.filter((entry) => (entry.status ?? 'draft') === status).length;
    return `${count} ${status}`;
  });
  return `${componentList.length} components: ${counts.join(', ')}`;
};

/** The status of each component, its number of states, and the number of modules that use it. */
export function Status() {
  return (
    <Table>
      <caption>{summary()}</caption>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Status</th>
          <th scope="col" data-number>
            Stories
          </th>
          <th scope="col" data-number>
            Used by
          </th>
        </tr>
      </thead>
      <tbody>
        {componentList.map(({ title, group, name, status = 'draft', stories, usedBy, link }) => (
          <tr key={title}>
            <th scope="row">
              {group} /{' '}
              <a target="_top" href={`./?path=/${link.endsWith('--docs') ? 'docs' : 'story'}/${link}`}>
                {name}
              </a>
            </th>
            <td data-status={status}>{status}</td>
            <td data-number>{stories.length}</td>
            <td data-number>{usedBy.length}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
