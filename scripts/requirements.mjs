// npm run requirements: which rows of docs/requirements a passing test shows. Reads reports/, so run `npm test` first.
//   npm run requirements                          a line per area: shown / rows, and those decided in writing
//   npm run requirements -- --missing C:basket    rows nothing shows yet: an area of one document, an area, or C or A
//   npm run requirements -- --rows C5.08,A4.32    what shows these rows
import { decidedRows, ledgerRows, coveredRows, unknownRows } from './requirements/ledger.mjs';
import { Refusal, runTool } from './setup/log.mjs';

await runTool(() => {
  const [option, value = ''] = process.argv.slice(2);
  const rows = ledgerRows();
  const { tests, shownBy } = coveredRows();
  const decided = decidedRows();
  const isDecided = (/** @type {{ id: string }} */ { id }) => decided.has(id) && !shownBy.has(id);
  if (tests === 0) throw new Refusal('No test report was found: run npm test first.');

  if (option === '--rows') {
    for (const id of value.split(',')) {
      console.log(`${id}  ${rows.find((row) => row.id === id)?.requirement ?? 'no such row'}`);
      const decision = decided.has(id) ? `decided: ${decided.get(id)}` : 'nothing shows it yet';
      for (const where of shownBy.get(id) ?? [decision]) console.log(`      ${where}`);
    }
  } else if (option === '--missing') {
    const wanted = rows.filter(({ id, area }) => [area, id[0], `${id[0]}:${area}`].includes(value));
    if (wanted.length === 0)
      throw new Refusal(
        `No such area: "${value}". There are ${[...new Set(rows.map(({ area }) => area))].join(', ')}.`,
      );
    for (const { id, area, kind, requirement } of wanted)
      if (!shownBy.has(id) && !decided.has(id)) console.log([id, area, kind, requirement].join('\t'));
  } else if (option) {
    throw new Refusal('usage: npm run requirements -- [--missing AREA | --rows ID,ID]');
  } else {
    const line = (/** @type {string} */ name, /** @type {typeof rows} */ of) =>
      `${name.padEnd(20)} ${String(of.filter(({ id }) => shownBy.has(id)).length).padStart(4)} / ${String(of.length).padEnd(4)} ${of.some(isDecided) ? `and ${of.filter(isDecided).length} decided` : ''}`.trimEnd();
    for (const area of new Set(rows.map((row) => row.area)))
      console.log(
        line(
          area,
          rows.filter((row) => row.area === area),
        ),
      );
    console.log(`${line('in all', rows)}   (${tests} passing tests read)`);
  }
  const unknown = unknownRows();
  for (const problem of unknown) console.error(problem);
  return unknown.length ? 1 : 0;
});
