import type { SizeGuide } from '@touchline/contract/product/schema';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { productWords } from './productWords.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('space.12')};
  overflow-x: auto;
  & > p {
    color: ${token('color.text.subtle')};
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: ${token('space.12')} ${token('space.16')} ${token('space.12')} 0;
    border-block-end: 1px solid ${token('color.line')};
    text-align: start;
    white-space: nowrap;
  }
  & th {
    ${type('label')}
  }
`;

/** Measures of every size. */
export function SizeTable({ guide: { columns, rows } }: { guide: SizeGuide }) {
  const say = useWords(productWords);
  const site = useSite();
  return (
    <Frame tabIndex={0} role="region" aria-label={say('size.guide')}>
      <p>{say('size.guide.hint')}</p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {site.size(cell)}
                  </th>
                ) : (
                  <td key={columns[index]}>{site.size(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
