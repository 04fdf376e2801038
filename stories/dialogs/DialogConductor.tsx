import { Button } from '@touchline/design-system/Button';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { DataTable } from '@touchline/design-system/DataTable';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import { dialogRanks, DialogRoot, DialogStore, useStartCurtain } from '@touchline/features/platform/dialogs';
import type { DialogEnd, DialogRankName } from '@touchline/features/platform/dialogs';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  noStores,
  sampleDialog,
  sampleTitles,
} from '../../packages/features/src/platform/dialogs/Dialogs.fixtures.tsx';
import { testPorts } from '../../packages/features/src/platform/ports/testPorts.ts';

const names: readonly DialogRankName[] = [
  'directAction',
  ...(Object.keys(dialogRanks) as (keyof typeof dialogRanks)[]),
];

const numberOf = (name: DialogRankName) => (name === 'directAction' ? 0 : dialogRanks[name].number);
const ruleOf = (name: DialogRankName) =>
  name === 'directAction' ? 'never waits' : dialogRanks[name].losingTurn;

/** The outcome of the requests, by rank; an end stays until the next request. */
type Statuses = Partial<Record<DialogRankName, 'requested' | DialogEnd>>;

export interface DialogConductorProps {
  /** The first and the second request. */
  first?: DialogRankName;
  second?: DialogRankName;
}

/** Requests any two dialogs of the shop one after the other, and shows the queue. */
export function DialogConductor({ first = 'login', second = 'consent' }: DialogConductorProps) {
  const [store] = useState(() => new DialogStore(testPorts()));
  const [stores] = useState(noStores);
  const [pair, setPair] = useState<readonly DialogRankName[]>([first, second]);
  const [statuses, setStatuses] = useState<Statuses>({});
  const [hasCurtain, setCurtain] = useState(false);
  const [isPaying, setPaying] = useState(false);

  const play = () => {
    for (const rank of new Set(pair)) {
      setStatuses((before) => ({ ...before, [rank]: 'requested' }));
      store.request(sampleDialog(rank), (end) => setStatuses((before) => ({ ...before, [rank]: end })));
    }
  };
  const choose = (at: number, label: string) => (
    <Select
      label={label}
      value={pair[at]}
      onChange={(event) => setPair(pair.with(at, event.target.value as DialogRankName))}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {numberOf(name)} {sampleTitles[name]}
        </option>
      ))}
    </Select>
  );

  return (
    <DialogRoot store={store} stores={stores} isPaying={isPaying}>
      {hasCurtain ? <Curtain /> : null}
      <Stack gap={24}>
        <Heading level={1} variant="head">
          Dialog conductor
        </Heading>
        <Cluster align="end">
          {choose(0, 'First request')}
          {choose(1, 'Second request')}
          <Button onClick={play}>Play</Button>
        </Cluster>
        <Cluster>
          <Checkbox
            label="The start curtain is open"
            checked={hasCurtain}
            onChange={(event) => setCurtain(event.target.checked)}
          />
          <Checkbox
            label="The page is for paying"
            checked={isPaying}
            onChange={(event) => setPaying(event.target.checked)}
          />
        </Cluster>
        <Queue store={store} statuses={statuses} />
      </Stack>
    </DialogRoot>
  );
}

function Curtain() {
  useStartCurtain(true);
  return null;
}

const Queue = observer(function Queue({ store, statuses }: { store: DialogStore; statuses: Statuses }) {
  const statusOf = (name: DialogRankName): string => {
    const status = statuses[name];
    if (status === 'requested') return store.isOpen(name) ? 'open' : 'waiting';
    return status ?? '';
  };
  // Read here and not only in a cell, so that the table follows.
  const rows = names.map((name) => ({ name, status: statusOf(name) }));
  return (
    <DataTable
      caption="The shop’s table of ranks"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'number', header: 'Rank', cell: ({ name }) => numberOf(name), align: 'end' },
        { id: 'dialog', header: 'Dialog', cell: ({ name }) => sampleTitles[name], isRowHeader: true },
        { id: 'rule', header: 'Without a turn', cell: ({ name }) => ruleOf(name) },
        { id: 'status', header: 'Now', cell: ({ status }) => status },
      ]}
    />
  );
});
