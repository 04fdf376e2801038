import {
  flagDefinition,
  flagNames,
  type FlagName,
  type FlagValues,
} from '@touchline/contract/flags/flagTable';
import type { Language, Market } from '@touchline/contract/market/schema';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { DataTable } from '@touchline/design-system/DataTable';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Grid, Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import { useState } from 'react';
import { allMarkets, nameOf } from './allMarkets.ts';
import { factsOf, flagsOf, type MarketChoice } from './marketFacts.ts';

/** One side of the comparison. */
interface Side {
  code: string;
  /** Site path of the language. */
  sitePath: string;
  tier: number;
  flags: Partial<FlagValues>;
}

const marketOf = (code: string): Market => {
  const found = allMarkets.find((market) => market.code === code) ?? allMarkets[0];
  if (!found) throw new Error('There are no markets.');
  return found;
};
const languageOf = (market: Market, sitePath: string): Language => {
  const found = market.languages.find((language) => language.sitePath === sitePath) ?? market.languages[0];
  if (!found) throw new Error(`${market.code} has no language.`);
  return found;
};
const sideOf = (code: string): Side => ({
  ...{ code, sitePath: languageOf(marketOf(code), '').sitePath },
  ...{ tier: 0, flags: {} },
});
const choiceOf = ({ code, sitePath, tier, flags }: Side): MarketChoice => {
  const market = marketOf(code);
  return { market, language: languageOf(market, sitePath), tier, flags };
};

/** The flags that are on or off, which the explorer turns. */
const switches = flagNames.filter((name) => {
  const { state, type } = flagDefinition(name);
  return state === 'used' && type === 'boolean';
});

export interface MarketExplorerProps {
  /** Codes of the markets that are shown at first. */
  first?: string;
  second?: string;
}

/** Any two markets side by side: what their shoppers fill in, pay, are asked and promised, and what differs. */
export function MarketExplorer({ first = 'gb', second = 'kr' }: MarketExplorerProps) {
  const [sides, setSides] = useState<readonly [Side, Side]>([sideOf(first), sideOf(second)]);
  const [hasSame, setSame] = useState(false);
  const [one, two] = sides.map(choiceOf) as [MarketChoice, MarketChoice];
  const change = (at: 0 | 1, to: Partial<Side>) => {
    const changed = { ...sides[at], ...to };
    setSides(at === 0 ? [changed, sides[1]] : [sides[0], changed]);
  };
  const rows = rowsOf(one, two);
  const shown = hasSame ? rows : rows.filter(({ isSame }) => !isSame);
  return (
    <Stack gap={24}>
      <Heading level={1} variant="head">
        Markets
      </Heading>
      <Grid columns="halves">
        <Controls name="First" side={sides[0]} onChange={(to) => change(0, to)} />
        <Controls name="Second" side={sides[1]} onChange={(to) => change(1, to)} />
      </Grid>
      <Checkbox
        label="Also what is the same"
        checked={hasSame}
        onChange={(event) => setSame(event.target.checked)}
      />
      <p role="status">
        {rows.filter(({ isSame }) => !isSame).length} of {rows.length} differ.
      </p>
      <DataTable
        caption={`${nameOf(one.market)} and ${nameOf(two.market)}`}
        rows={shown}
        rowKey={({ group, name }) => `${group} ${name}`}
        emptyText="Nothing differs."
        columns={[
          { id: 'group', header: 'About', cell: ({ group }) => group },
          { id: 'name', header: 'What', cell: ({ name }) => name, isRowHeader: true },
          {
            id: 'first',
            header: nameOf(one.market),
            cell: ({ shown: [text] }) => text,
          },
          {
            id: 'second',
            header: two.market === one.market ? `${nameOf(two.market)} (second)` : nameOf(two.market),
            cell: ({ shown: [, text] }) => text,
          },
        ]}
      />
    </Stack>
  );
}

/** What is said of either market, one row for each name. */
function rowsOf(one: MarketChoice, two: MarketChoice) {
  const all = [factsOf(one), factsOf(two)] as const;
  const keyOf = ({ group, name }: { group: string; name: string }) => `${group} ${name}`;
  const known = new Map([...all[0], ...all[1]].map((fact) => [keyOf(fact), fact]));
  const languages = [one.language.code, two.language.code];
  const groups = [...new Set(all[0].map(({ group }) => group))];
  return groups.flatMap((group) =>
    [...known.values()]
      .filter((fact) => fact.group === group)
      .map((fact) => {
        const texts = all.map((side) => side.find((each) => keyOf(each) === keyOf(fact))?.text ?? '–');
        const isSame = texts[0] === texts[1];
        return {
          group,
          name: fact.name,
          isSame,
          shown: texts.map((text, at) => inLanguage(text, languages[at])),
        };
      }),
  );
}

const inLanguage = (text: string, code: string | undefined) => <span lang={code}>{text}</span>;

function Controls({
  name,
  side,
  onChange,
}: {
  name: string;
  side: Side;
  onChange: (to: Partial<Side>) => void;
}) {
  const [flag, setFlag] = useState<FlagName>('guestCheckout');
  const choice = choiceOf(side);
  const { market } = choice;
  const isOn = flagsOf(choice)[flag] === true;
  return (
    <Stack gap={16} role="group" aria-label={`${name} market`}>
      <Select
        label="Country"
        value={side.code}
        onChange={({ target }) => onChange({ ...sideOf(target.value), tier: side.tier })}
      >
        {allMarkets.map((each) => (
          <option key={each.code} value={each.code}>
            {nameOf(each)}
          </option>
        ))}
      </Select>
      <Select
        label="Language"
        value={side.sitePath}
        onChange={({ target }) => onChange({ sitePath: target.value })}
      >
        {market.languages.map(({ sitePath, label, code }) => (
          <option key={sitePath} value={sitePath} lang={code}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label="Tier"
        value={side.tier}
        onChange={({ target }) => onChange({ tier: Number(target.value) })}
      >
        <option value={0}>Not a member</option>
        {(market.loyalty?.tiers ?? []).map(({ tierId, names }) => (
          <option key={tierId} value={tierId}>
            {names[choice.language.code] ?? tierId}
          </option>
        ))}
      </Select>
      <Cluster align="end">
        <Select
          label="Flag"
          hint={flagDefinition(flag).description}
          value={flag}
          onChange={({ target }) => setFlag(target.value as FlagName)}
        >
          {switches.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <Checkbox
          label="On"
          checked={isOn}
          onChange={({ target }) => onChange({ flags: { ...side.flags, [flag]: target.checked } })}
        />
      </Cluster>
    </Stack>
  );
}
