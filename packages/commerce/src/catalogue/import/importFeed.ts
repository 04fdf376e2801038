import type { Market } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { StoredPicture } from '../products/tables.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { FeedItem } from './FeedItem.ts';
import { FeedError, missingColumns, shortValue, type FeedProblem } from './FeedProblem.ts';
import { maxItems } from './feedLimits.ts';
import { FeedWriter, type ReadyGroup } from './FeedWriter.ts';
import { importInventory } from './importInventory.ts';
import { noTextMark, wholeCharacters } from './noText.ts';
import { knownAttributes, requiredAttributes, unusedAttributes, type RawItem } from './RawItem.ts';
import { readItem, type ReadResult } from './readItem.ts';
import { foreignId, loadStoredItems, type StoredItem } from './storedItems.ts';
import { readTextFeed } from './readText.ts';
import { readXmlFeed } from './readXml.ts';

/** Source of a feed; opened twice, because the whole feed is checked before the first write. */
export interface FeedSource {
  name: string;
  open(): AsyncIterable<string>;
}

/** Prepares pictures of a feed for the shop. */
export interface FeedPictures {
  /** Returns the picture; when it can't be used, calls `refuse` with the reason and returns `undefined`. */
  take(name: string, refuse: (reason: string) => void): Promise<StoredPicture | undefined>;
  /** Calls `refuse` with the reason if a picture would be left out, as far as this is known without downloading it. */
  check?(name: string, refuse: (reason: string) => void): Promise<void>;
}

export interface ImportOptions {
  db: Kysely<Database>;
  source: FeedSource;
  market: Market;
  now: Date;
  pictures: FeedPictures;
  /** Checks and reports, but writes nothing. */
  dryRun?: boolean;
  /** The feed is partial: products it lacks stay. */
  isPartial?: boolean;
  onProblem: (problem: FeedProblem) => void;
  onProgress?: (progress: { phase: 'check' | 'write'; done: number; total: number | undefined }) => void;
}

export interface ImportReport {
  items: number;
  /** Number of items skipped because of an error. */
  skipped: number;
  warnings: number;
  groups: number;
  /** Number of groups that were new or different. */
  changed: number;
  /** Number of groups that the feed no longer contains. */
  retired: number;
  /** Whether the feed was store stock: then `groups` counts stores, and `changed` and `retired` count their rows. */
  isStock: boolean;
  /** Of a file of pick-up points or places, whose `groups` are countries. */
  what?: 'points' | 'places';
  /** Columns that the specification does not have. */
  ignoredColumns: string[];
  /** Attributes of the specification that the shop makes no use of. */
  unusedColumns: string[];
}

/** Tells of items that were imported before an import ended early. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
  /** Groups that were written. */
  readonly changed: number;
  constructor(cause: unknown, changed: number) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.changed = changed;
  }
}

const groupsAtOnce = 5;
/** Number of items whose ids are looked up in one statement. */
const lookedUpAtOnce = 500;
/** A file that holds zero bytes within its first characters is no text. */
const looksAt = 64;
/** Maximum length of leading white space in a file. */
const maxBlanks = 64 * 1024;
/** Maximum length of a valid id in UTF-16 units (50 characters); longer ones are not remembered. */
const maxIdLength = 100;
const maxGroupLength = 'group '.length + maxIdLength;

interface Checked {
  report: ImportReport;
  /** Number of valid items in each group. */
  sizes: Map<string, number>;
  /** Numbers of the items that are skipped; line numbers are not enough, as one line can have several items. */
  skipped: Set<number>;
  /** Every item in the feed, valid or not. */
  ids: Set<string>;
  /** Every group in the feed, valid or not: an item with an error is not missing. */
  named: Set<string>;
}

/** Imports a product feed or a local inventory feed. Throws a `FeedError` when the whole file is unusable. */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const first = await openItems(options.source);
  if (first.columns?.includes('store_code')) return importInventory(options, first.items, first.columns);
  const checked = await check(options, first);
  if (!options.dryRun) await write(options, checked);
  return checked.report;
}

export interface OpenedFeed {
  items: AsyncIterable<RawItem>;
  columns: readonly string[] | undefined;
}

/** Opens a feed of any format; text feeds tell their columns. */
export async function openItems(source: FeedSource): Promise<OpenedFeed> {
  const chunks = wholeCharacters(source.open());
  let head = '';
  let done = false;
  while (head.trim().length < 16 && !done) {
    const next = await chunks.next();
    if (next.done) done = true;
    else head += next.value;
    // Checked for each chunk, so that a file of only white space is not read into memory.
    if (head.length > maxBlanks && head.trim().length < 16) break;
  }
  if (head.trim() === '' && !done)
    throw new FeedError(`The feed begins with more than ${maxBlanks} blanks.`, 1);
  if (head.trim() === '') throw new FeedError('The feed is empty.');
  if (head.slice(0, looksAt).includes(noTextMark))
    throw new FeedError('This is not a text file: it holds zero bytes.', 1);
  const all: AsyncIterable<string> = {
    async *[Symbol.asyncIterator]() {
      yield head;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    },
  };
  if (head.trimStart().startsWith('<')) return { items: readXmlFeed(all), columns: undefined };
  const text = await readTextFeed(all);
  return { items: text.items, columns: text.columns };
}

async function check(options: ImportOptions, feed: OpenedFeed): Promise<Checked> {
  const ignoredColumns = checkColumns(feed.columns);
  const report: ImportReport = {
    items: 0,
    skipped: 0,
    warnings: 0,
    groups: 0,
    changed: 0,
    retired: 0,
    isStock: false,
    ignoredColumns,
    unusedColumns: [],
  };
  const ids = new Set<string>();
  const checked: Checked = { report, sizes: new Map(), skipped: new Set(), ids, named: new Set() };
  const used = new Set(feed.columns?.filter((name) => unusedAttributes.has(name)));
  const unknown = new Set(ignoredColumns);
  const combinations = new Set<string>();
  /** Pictures that were already checked. */
  const checkedPictures = new Set<string>();
  for await (const { raw, read, stored } of withStored(feed.items, options)) {
    report.items += 1;
    if (report.items > maxItems) throw new FeedError(`There are more than ${maxItems} items.`, raw.line);
    const { item, id, problems } = read;
    const refuse = (message: string) =>
      problems.splice(0, problems.length, {
        ...blank(options, raw, id),
        attribute: 'id',
        message,
        value: shortValue(id),
      });
    const foreign = item && foreignId(stored, item);
    const isTwice = id !== '' && ids.has(id);
    if (isTwice) refuse('is used by an item before; the first one counts');
    else if (foreign !== undefined) refuse(`${foreign}; the item is left out`);
    const isGood = item !== undefined && !isTwice && foreign === undefined;
    if (id.length <= maxIdLength) ids.add(id);
    if (!feed.columns)
      for (const name of raw.values.keys()) {
        if (!knownAttributes.has(name)) unknown.add(name);
        else if (unusedAttributes.has(name)) used.add(name);
      }
    const group = groupOf(raw, id);
    if (group.length <= maxGroupLength) checked.named.add(group);
    if (isGood) warnOfGroup(options, raw, item, { groups: checked.named, ids, problems });
    if (isGood && options.dryRun)
      for (const name of item.pictures.filter((each) => !checkedPictures.has(each))) {
        checkedPictures.add(name);
        await options.pictures.check?.(name, (message) =>
          problems.push(pictureProblem(options, item, name, message)),
        );
      }
    if (isGood) {
      checked.sizes.set(group, (checked.sizes.get(group) ?? 0) + 1);
      if (item.groupId !== null) {
        const { color, size, pattern, material, ageGroup, gender } = item;
        const combination = JSON.stringify([group, color, size, pattern, material, ageGroup, gender]);
        if (combinations.has(combination)) {
          problems.push({
            ...blank(options, raw, id),
            attribute: 'item_group_id',
            severity: 'warning',
            message: 'differs in nothing from another member of its group',
            value: group,
          });
        }
        combinations.add(combination);
      }
    } else {
      checked.skipped.add(report.items);
      report.skipped += 1;
    }
    for (const problem of problems) {
      if (problem.severity === 'warning') report.warnings += 1;
      options.onProblem(problem);
    }
    options.onProgress?.({ phase: 'check', done: report.items, total: undefined });
  }
  if (report.items === 0) throw new FeedError('The feed has no items.');
  report.ignoredColumns = [...unknown].sort();
  report.unusedColumns = [...used].sort();
  report.groups = checked.sizes.size;
  return checked;
}

interface CheckedItem {
  raw: RawItem;
  read: ReadResult;
  /** What the shop has under its id from another source. */
  stored: StoredItem | undefined;
}

/** The items with what the shop has under their ids, which is looked up for many at once. */
async function* withStored(
  items: AsyncIterable<RawItem>,
  options: ImportOptions,
): AsyncGenerator<CheckedItem> {
  const context = contextOf(options);
  let batch: RawItem[] = [];
  const checked = async (): Promise<CheckedItem[]> => {
    const all = batch.map((raw) => ({ raw, read: readItem(raw, context) }));
    batch = [];
    const ids = all.map(({ read }) => read.id);
    const stored = await loadStoredItems(options.db, ids, options.market.code);
    return all.map((each) => ({ ...each, stored: stored.get(each.read.id) }));
  };
  for await (const raw of items) {
    batch.push(raw);
    if (batch.length >= lookedUpAtOnce) yield* await checked();
  }
  yield* await checked();
}

/** An item without a group and a group may have the same id: both are sold, and the report says so. */
function warnOfGroup(
  options: ImportOptions,
  raw: RawItem,
  item: FeedItem,
  { groups, ids, problems }: { groups: Set<string>; ids: Set<string>; problems: FeedProblem[] },
): void {
  const other = item.groupId === null ? `group ${item.id}` : `item ${item.groupId}`;
  const warn = (attribute: string, message: string, value: string) =>
    problems.push({ ...blank(options, raw, item.id), attribute, severity: 'warning', message, value });
  if (item.groupId === null && groups.has(other))
    warn('id', 'is the item_group_id of other items too; it is sold as a product of its own', item.id);
  if (item.groupId !== null && item.groupId !== item.id && groups.has(other) && ids.has(item.groupId))
    warn('item_group_id', 'is the id of an item too, which is sold as a product of its own', item.groupId);
}

function contextOf(options: ImportOptions) {
  return { file: options.source.name, currency: options.market.currency, now: options.now };
}

function blank(options: ImportOptions, raw: RawItem, id: string): FeedProblem {
  return {
    file: options.source.name,
    line: raw.line,
    id,
    attribute: '',
    severity: 'error',
    message: '',
    value: '',
  };
}

/** Key of an item's group. An item without a group is its own group; group ids and item ids can't collide. */
function groupOf(raw: RawItem, id: string): string {
  const group = raw.values.get('item_group_id')?.[0];
  return group === undefined || Array.from(group).length > 50 ? `item ${id}` : `group ${group}`;
}

function checkColumns(columns: readonly string[] | undefined): string[] {
  if (!columns) return [];
  const missing = requiredAttributes.filter((name) => !columns.includes(name));
  if (missing.length === requiredAttributes.length) {
    throw new FeedError('This is no product feed: none of the required columns is in the first line.', 1);
  }
  if (missing.length > 0) {
    throw missingColumns(missing);
  }
  return [...new Set(columns.filter((name) => name !== '' && !knownAttributes.has(name)))].sort();
}

async function write(options: ImportOptions, checked: Checked): Promise<void> {
  const { report, ids, named } = checked;
  const { db, market, now, isPartial = false } = options;
  const writer = new FeedWriter({
    ...{ db, market: market.code, now, isPartial },
    languages: [...new Set(market.languages.map(({ code }) => code))],
    isNamed: (id) => ids.has(id),
    onRefused: ({ key, items }) => refuseGroup(options, report, key, items),
  });
  await writer.begin();
  try {
    await writeGroups(options, checked, writer);
    if (!isPartial) report.retired = await writer.retireMissing(named);
  } catch (error) {
    // What was written stays, so the shop has to show it and the operator to know it.
    await writer.end().catch(() => undefined);
    throw writer.changed > 0 ? new ImportStopped(error, writer.changed) : error;
  }
  await writer.end();
  report.changed = writer.changed - report.retired;
}

/** A group that the database refuses is left out; the others are imported. */
function refuseGroup(
  options: ImportOptions,
  report: ImportReport,
  key: string,
  items: readonly FeedItem[],
): void {
  report.skipped += items.length;
  report.groups -= 1;
  for (const { line, id } of items)
    options.onProblem({
      ...{ file: options.source.name, line, id, attribute: '', severity: 'error' },
      message: 'cannot be stored together with its group; the group is left out',
      value: shortValue(key.slice(key.indexOf(' ') + 1)),
    });
}

async function writeGroups(
  options: ImportOptions,
  { report, sizes, skipped, named }: Checked,
  writer: FeedWriter,
): Promise<void> {
  const { items } = await openItems(options.source);
  const open = new Map<string, FeedItem[]>();
  const full: { group: string; members: FeedItem[]; pictures: ReturnType<typeof takePictures> }[] = [];
  const context = contextOf(options);
  let done = 0;
  let position = 0;
  let written: Promise<void> = Promise.resolve();
  const flush = async () => {
    const ready: ReadyGroup[] = [];
    for (const { group, members, pictures } of full.splice(0)) {
      const model = modelOf(group, named);
      ready.push({ key: group, model, items: members, position, pictures: await pictures });
      position += 1;
    }
    await written;
    written = writer.write(ready);
    // Awaited before the next batch is written: the pictures of that are made meanwhile.
    written.catch(() => undefined);
    // The embedded database runs in this thread: the pause lets shop requests run between two batches.
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  try {
    for await (const raw of items) {
      done += 1;
      options.onProgress?.({ phase: 'write', done, total: report.items });
      if (skipped.has(done)) continue;
      const { item, id } = readItem(raw, context);
      if (!item) continue;
      const group = groupOf(raw, id);
      const members = open.get(group) ?? [];
      members.push(item);
      open.set(group, members);
      if (members.length < (sizes.get(group) ?? 0)) continue;
      open.delete(group);
      full.push({ group, members, pictures: takePictures(members, options, report) });
      if (full.length >= groupsAtOnce) await flush();
    }
    await flush();
    await written;
  } finally {
    await Promise.allSettled([written]);
  }
}

/** What the products of a group are colours of. A lone item is no colour of a group that has the same id. */
function modelOf(key: string, named: ReadonlySet<string>): string {
  const id = key.slice(key.indexOf(' ') + 1);
  return key.startsWith('item ') && named.has(`group ${id}`) ? key : id;
}

function pictureProblem(options: ImportOptions, item: FeedItem, name: string, message: string): FeedProblem {
  return {
    file: options.source.name,
    line: item.line,
    id: item.id,
    attribute: 'image_link',
    severity: 'warning',
    message,
    value: shortValue(name),
  };
}

async function takePictures(
  members: readonly FeedItem[],
  options: ImportOptions,
  report: ImportReport,
): Promise<Map<string, StoredPicture>> {
  const made = new Map<string, StoredPicture>();
  const names = new Map(members.flatMap((member) => member.pictures.map((name) => [name, member] as const)));
  await Promise.all(
    [...names].map(async ([name, member]) => {
      const picture = await options.pictures.take(name, (message) => {
        report.warnings += 1;
        options.onProblem(pictureProblem(options, member, name, message));
      });
      if (picture) made.set(name, picture);
    }),
  );
  return made;
}
