import { parse } from 'csv-parse';
import { FeedError } from './FeedProblem.ts';
import { addValue, attributeName, partsOf, repeatedAttributes, type RawItem } from './RawItem.ts';

/** Maximum length of one row in characters. */
const maxRowLength = 256 * 1024;
const maxColumns = 300;

interface Column {
  name: string;
  /** Parts named in the header, in their order: `shipping(country:price)`. */
  parts: readonly string[] | undefined;
}

export interface TextFeed {
  columns: readonly string[];
  items: AsyncGenerator<RawItem>;
}

/** Reads a text feed row by row. The first row decides between tabs and commas, whatever the file name. */
export async function readTextFeed(chunks: AsyncIterable<string>): Promise<TextFeed> {
  const source = chunks[Symbol.asyncIterator]();
  const head = await readHead(source);
  if (head.trim() === '') throw new FeedError('The feed is empty.');
  const firstLine = head.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = firstLine.includes('\t') ? '\t' : ',';
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    // A stray quote inside an unquoted field is text; Excel's tab files often contain inch marks.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRowLength,
  });
  void feed(parser, head, source);
  const rows = (parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)[
    Symbol.asyncIterator
  ]();
  const first = await nextRow(rows);
  if (!first) throw new FeedError('The feed is empty.');
  const columns = readHeader(first.record);
  return { columns: columns.map(({ name }) => name), items: items(rows, columns, first.info.lines) };
}

type Rows = AsyncIterator<{ record: string[]; info: { lines: number } }>;

async function readHead(source: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (!/\n/.test(head) && head.length < maxRowLength) {
    const next = await source.next();
    if (next.done) break;
    head += next.value;
  }
  return head;
}

async function feed(
  parser: ReturnType<typeof parse>,
  head: string,
  source: AsyncIterator<string>,
): Promise<void> {
  const write = (text: string) =>
    parser.write(text) ? undefined : new Promise<void>((resolve) => parser.once('drain', resolve));
  try {
    await write(head);
    for (let next = await source.next(); !next.done; next = await source.next()) {
      if (parser.destroyed) return;
      await write(next.value);
    }
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

async function nextRow(rows: Rows) {
  try {
    const next = await rows.next();
    return next.done ? undefined : next.value;
  } catch (error) {
    throw asFeedError(error);
  }
}

function asFeedError(error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  const about = error as { code?: string; lines?: number; message?: string };
  const line = about.lines ?? 0;
  if (about.code === 'CSV_MAX_RECORD_SIZE')
    return new FeedError(
      `A row is longer than ${maxRowLength} characters; perhaps a quote is never closed.`,
      line,
    );
  if (about.code === 'CSV_QUOTE_NOT_CLOSED')
    return new FeedError(
      'The file ends inside a quoted field: it is cut off, or a quote is never closed.',
      line,
    );
  return new FeedError(`The file cannot be read: ${about.message ?? String(error)}`, line);
}

function readHeader(record: readonly string[]): Column[] {
  if (record.length > maxColumns) throw new FeedError(`There are more than ${maxColumns} columns.`, 1);
  return record.map((cell) => {
    const match = /^([^()]+)\(([^()]*)\)$/.exec(cell.trim());
    return {
      name: attributeName(match?.[1] ?? cell),
      parts: match?.[2]?.split(':').map(attributeName),
    };
  });
}

async function* items(rows: Rows, columns: readonly Column[], headerLines: number): AsyncGenerator<RawItem> {
  let line = headerLines + 1;
  for (let row = await nextRow(rows); row; row = await nextRow(rows)) {
    const item: RawItem = { line, values: new Map() };
    line = row.info.lines + 1;
    row.record.forEach((cell, at) => {
      const column = columns[at];
      if (column) valuesOf(column, cell).forEach((value) => addValue(item, column.name, value));
    });
    yield item;
  }
}

function valuesOf(column: Column, cell: string): string[] {
  if (!repeatedAttributes.has(column.name)) return [cell];
  // A comma followed by a space is part of the text.
  const values = cell.split(/,(?!\s)/);
  const canonical = partsOf.get(column.name);
  if (!column.parts || !canonical) return values;
  return values.map((value) => {
    const given = value.split(':');
    return canonical.map((part) => given[column.parts?.indexOf(part) ?? -1] ?? '').join(':');
  });
}
