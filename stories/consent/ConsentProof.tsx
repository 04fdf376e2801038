import { DataTable } from '@touchline/design-system/DataTable';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import { useState } from 'react';
import { inventory, needsConsent } from '../../packages/storefront/src/server/start/inventory.ts';
import { hasUsed, visits, type Visit } from './visits.ts';

const keyOf = ({ site, asked }: Visit): string => `${site}, ${asked}`;
const regions = [...new Set(visits.map(keyOf))];

const places = {
  cookie: 'cookie',
  protectedCookie: 'cookie no script reads',
  secretCookie: 'cookie no script reads',
  local: 'local storage',
  session: 'session storage',
  list: 'list in the page',
  script: 'script',
  origin: 'another origin',
} as const;
const choices: Readonly<Record<string, string>> = {
  none: 'No answer',
  accept: 'Accepted',
  reject: 'Refused',
};

const titleOf = ({ choice, hasSignal }: Visit): string =>
  `${choices[choice] ?? choice}${hasSignal ? ', with GPC' : ''}`;

export interface ConsentProofProps {
  /** Region and banner that are shown at first: `gb, dialog`. */
  region?: string;
}

/** The inventory beside what a browser did on the built shop: for each region, banner, choice and signal. */
export function ConsentProof({ region = regions[0] ?? '' }: ConsentProofProps) {
  const [shown, setShown] = useState(region);
  const columns = visits.filter((visit) => keyOf(visit) === shown);
  return (
    <Stack gap={24}>
      <Heading level={1} variant="head">
        Consent proof
      </Heading>
      <p>
        {inventory.length} cookies, keys, lists, scripts and origins are in the inventory, and{' '}
        {inventory.filter(({ purpose }) => needsConsent(purpose)).length} of them need consent. A browser made{' '}
        {visits.length} visits to the built shop.
      </p>
      <Select
        label="Site, and how it asks"
        measure="short"
        value={shown}
        onChange={({ target }) => setShown(target.value)}
      >
        {regions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <DataTable
        caption={`What the browser did: ${shown}`}
        onPhone="scroll"
        rows={inventory}
        rowKey={({ kind, name }) => `${kind} ${name}`}
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
          { id: 'kind', header: 'Kind', cell: ({ kind }) => places[kind] },
          { id: 'owner', header: 'Module', cell: ({ owner }) => owner },
          {
            id: 'purpose',
            header: 'Purpose',
            cell: ({ purpose }) => `${purpose}${needsConsent(purpose) ? ', needs consent' : ''}`,
          },
          ...columns.map((visit) => ({
            id: titleOf(visit),
            header: titleOf(visit),
            cell: ({ name }: { name: string }) => (hasUsed(visit, name) ? 'used' : '–'),
          })),
        ]}
      />
    </Stack>
  );
}
