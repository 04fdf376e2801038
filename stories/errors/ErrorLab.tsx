import { Badge } from '@touchline/design-system/Badge';
import { Button } from '@touchline/design-system/Button';
import { DataTable, type DataTableColumn } from '@touchline/design-system/DataTable';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Container, Grid, Stack } from '@touchline/design-system/layout';
import { SearchField } from '@touchline/design-system/SearchField';
import { Select } from '@touchline/design-system/Select';
import { token, type } from '@touchline/design-system/token';
import { directionOf, type Translator } from '@touchline/features/platform/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ErrorCase } from './ErrorCase.ts';
import { errorCases } from './errorCases.ts';
import { areaNames, areas, errorCodes, type Area } from './errorCodes.ts';
import { textOf } from './translations.ts';

/** One code of the contract, with what the shop makes of it. */
export interface ErrorRow extends ErrorCase {
  readonly area: Area;
  readonly code: string;
}

/** Every code of the contract, in its order; one without a case has none to show. */
export const errorRows: readonly ErrorRow[] = areas.flatMap((area) =>
  errorCodes[area].flatMap((code) => {
    const cases: Readonly<Partial<Record<string, ErrorCase>>> = errorCases[area];
    const known = cases[code];
    return known ? [{ ...known, area, code }] : [];
  }),
);

const Code = styled.code`
  ${type('meta')}
  font-family: monospace;
  overflow-wrap: anywhere;
`;

const Messages = styled.ul`
  display: grid;
  gap: ${token('space.8')};

  & > li {
    display: grid;
    grid-template-columns: 2.25em minmax(0, 1fr);
    gap: ${token('space.8')};
    text-wrap: pretty;
  }
  & > li > span:first-child {
    ${type('meta')}
    color: ${token('color.text.subtle')};
    text-transform: uppercase;
  }
`;

const Page = styled(Container)`
  padding-block: ${token('space.40')} ${token('space.72')};
`;

const Bar = styled.div`
  border-block-end: ${token('border.rule')} solid ${token('color.text')};
  padding-block: ${token('space.16')};
`;

interface Shown {
  row: ErrorRow;
  shownIn: readonly Translator[];
  onRaise: (row: ErrorRow) => void;
}

const idOf = ({ area, code }: ErrorRow) => `raise-${area}-${code}`;

/** Every message begins on its language's own side. */
function messagesOf({ row, shownIn }: Shown) {
  return (
    <Messages>
      {shownIn.map((translator) => {
        const { language } = translator;
        return (
          <li key={language}>
            <span>{language}</span>
            <span lang={language} dir={directionOf(language)}>
              {textOf(row.told, translator)}
            </span>
          </li>
        );
      })}
    </Messages>
  );
}

const codeOf = ({ row }: Shown) => <Code>{row.code}</Code>;
const areaOf = ({ row }: Shown) => <Badge>{areaNames[row.area]}</Badge>;

function raiseButton({ row, onRaise }: Shown) {
  return (
    <Button
      id={idOf(row)}
      variant="secondary"
      size="small"
      aria-label={`Raise ${row.code}, ${areaNames[row.area]}`}
      onClick={() => onRaise(row)}
    >
      Raise
    </Button>
  );
}

const columns: readonly DataTableColumn<Shown>[] = [
  { id: 'code', header: 'Code', cell: codeOf, isRowHeader: true },
  { id: 'area', header: 'About', cell: areaOf },
  { id: 'where', header: 'Where', cell: ({ row }) => row.where },
  { id: 'message', header: 'Message', cell: messagesOf },
  { id: 'raise', header: 'Try it', cell: raiseButton },
];

const everything = 'all';
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export interface ErrorLabProps {
  /** One per language; the first one's is searched and told when an error is raised. */
  translators: readonly Translator[];
}

/** Every code by which something fails: where a shopper meets it, what is said in each language, and the screen itself. */
export function ErrorLab({ translators }: ErrorLabProps) {
  const [raised, setRaised] = useState<{ row: ErrorRow; view: ReactNode }>();
  const [query, setQuery] = useState('');
  const [area, setArea] = useState(everything);
  const [language, setLanguage] = useState(everything);
  const pressed = useRef<string>(undefined);
  const back = useRef<HTMLButtonElement>(null);
  const isOpen = raised !== undefined;

  useEffect(() => {
    // Back in the list, the keyboard goes on where it was.
    if (isOpen) back.current?.focus();
    else if (pressed.current !== undefined) document.getElementById(pressed.current)?.focus();
  }, [isOpen]);

  if (raised)
    return (
      <>
        <Bar>
          <Container>
            <Cluster justify="between">
              <Stack gap={4} role="status">
                <Code>{raised.row.code}</Code>
                <span>{raised.row.where}</span>
              </Stack>
              <Button ref={back} variant="secondary" size="small" onClick={() => setRaised(undefined)}>
                Back to the list
              </Button>
            </Cluster>
          </Container>
        </Bar>
        <main>{raised.view}</main>
      </>
    );

  const shownIn = translators.filter((each) => language === everything || each.language === language);
  const wanted = query.trim().toLowerCase();
  const textsOf = (row: ErrorRow) => translators.map((translator) => textOf(row.told, translator));
  const rows = errorRows.filter(
    (row) =>
      (area === everything || row.area === area) &&
      [row.code, row.where, ...textsOf(row)].some((text) => text.toLowerCase().includes(wanted)),
  );
  const raise = (row: ErrorRow) => {
    pressed.current = idOf(row);
    setRaised({ row, view: row.raise() });
  };
  return (
    <Page>
      <Stack gap={24}>
        <Heading level={1} variant="head">
          Error lab
        </Heading>
        <p>
          Every code by which the contract says that something failed. Raise one: the shop’s own screen opens,
          with its own stores and a back end that answers it.
        </p>
        <SearchField
          label="Search codes, places and messages"
          placeholder="Search codes, places and messages"
          clearLabel="Clear search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Grid columns="halves">
          <Select label="About" value={area} onChange={(event) => setArea(event.currentTarget.value)}>
            <option value={everything}>Everything</option>
            {areas.map((each) => (
              <option key={each} value={each}>
                {areaNames[each]}
              </option>
            ))}
          </Select>
          <Select
            label="Language"
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          >
            <option value={everything}>All languages</option>
            {translators.map((each) => (
              <option key={each.language} value={each.language}>
                {languageNames.of(each.language)}
              </option>
            ))}
          </Select>
        </Grid>
        <p role="status">
          {rows.length} of {errorRows.length} codes
        </p>
        <DataTable
          caption="Codes, and what a shopper is told"
          isCaptionHidden
          rows={rows.map((row): Shown => ({ row, shownIn, onRaise: raise }))}
          rowKey={({ row }) => idOf(row)}
          emptyText="No code says that. Try another word."
          columns={columns}
        />
      </Stack>
    </Page>
  );
}
