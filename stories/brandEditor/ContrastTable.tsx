import type { MeasuredPair } from '@touchline/design-system/brand';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Link } from '@touchline/design-system/Link';
import { token, type } from '@touchline/design-system/token';
import { useState } from 'react';
import styled from 'styled-components';

const Scroll = styled.div`
  max-block-size: 420px;
  overflow: auto;
  border: 1px solid ${token('color.line')};

  &:focus-visible {
    outline: 3px solid ${token('color.text')};
  }
`;

const Table = styled.table`
  ${type('meta')}
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    padding: ${token('space.8')};
    border-block-end: 1px solid ${token('color.line')};
    text-align: start;
    font-weight: 400;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${token('color.tile')};
    font-weight: 650;
  }
  tr[data-fails] td:last-child {
    color: ${token('color.error')};
    font-weight: 650;
  }
`;

const Sample = styled.span`
  display: inline-block;
  padding: 2px 8px;
  border: 1px solid ${token('color.line')};
  font-weight: 650;
`;

/** The result of a pair: the level it reaches, and whether that is enough for its use. */
function verdict({ ratio, minimum, kind }: MeasuredPair): string {
  if (ratio < minimum) return `Fails: ${minimum} wanted`;
  if (kind === 'shape') return 'Enough for a shape';
  return ratio >= 7 ? 'AAA' : 'AA';
}

const failingOf = (pairs: readonly MeasuredPair[]) => pairs.filter(({ ratio, minimum }) => ratio < minimum);

/** The number of pairs with too little contrast, announced after each change. */
export function ContrastSummary({ pairs, tableId }: { pairs: readonly MeasuredPair[]; tableId: string }) {
  const { length: failing } = failingOf(pairs);
  return (
    <p role="status">
      {failing === 0
        ? `All ${pairs.length} pairs of colours can be read.`
        : `${failing} of ${pairs.length} pairs of colours cannot be read.`}{' '}
      {failing > 0 ? <Link href={`#${tableId}`}>See which</Link> : null}
    </p>
  );
}

/** Every pair of colours that components combine, with its contrast. */
export function ContrastTable({ pairs }: { pairs: readonly MeasuredPair[] }) {
  const [onlyFailing, setOnlyFailing] = useState(false);
  return (
    <>
      <Checkbox
        label="Only those that fail"
        checked={onlyFailing}
        onChange={(event) => setOnlyFailing(event.target.checked)}
      />
      <Scroll tabIndex={0} role="region" aria-label="Contrast of each pair">
        <Table>
          <thead>
            <tr>
              {['Where', 'Pair', 'Sample', 'Ratio', 'Verdict'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(onlyFailing ? failingOf(pairs) : pairs).map((pair) => (
              <tr
                key={`${pair.palette} ${pair.front} ${pair.ground}`}
                data-fails={pair.ratio < pair.minimum ? '' : undefined}
              >
                <td>{pair.palette}</td>
                <th scope="row">
                  {pair.front} on {pair.ground}
                </th>
                <td>
                  {/* A sample of the pair; the ratio is given as text. */}
                  <Sample aria-hidden style={{ background: pair.groundHex }}>
                    <svg width="24" height="14" viewBox="0 0 24 14" fill={pair.frontHex}>
                      <path d="M0 0h10v3H7v11H3V3H0zM14 0h10v14H14z" />
                    </svg>
                  </Sample>
                </td>
                <td>{pair.ratio.toFixed(2)}</td>
                <td>{verdict(pair)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </>
  );
}
