import type { ProductRecord, ProductTexts, VariantRecord } from '../catalogue/ProductRecord.ts';
import { slugOf } from '../catalogue/foldText.ts';
import { compareSizes } from '../catalogue/sizeOrder.ts';
import type { StoredPicture } from '../catalogue/tables.ts';
import { shopDepartments } from '../catalogue/vocabulary.ts';
import { colourFamiliesOf, swatchOf } from './colourFamily.ts';
import type { FeedItem } from './FeedItem.ts';

/** Assumed stock where a feed only states that an item is in stock. */
export const assumedStock = 100;

export interface RecordContext {
  market: string;
  languages: readonly string[];
  now: Date;
  /** Position of the group in the feed. */
  position: number;
  /** Pictures by their name in the feed. */
  pictures: ReadonlyMap<string, StoredPicture>;
}

/** Creates the products of one item group: items that differ only in size become one product. */
export function groupRecords(
  groupId: string,
  items: readonly FeedItem[],
  context: RecordContext,
): ProductRecord[] {
  const alike = new Map<string, FeedItem[]>();
  for (const item of items) {
    // All sizes of a product have one price on the page, so a different price makes a separate product.
    const { color, material, pattern, ageGroup, gender, price, sale, saleFrom, saleUntil } = item;
    const key = JSON.stringify([
      color,
      material,
      pattern,
      ageGroup,
      gender,
      price,
      sale,
      saleFrom,
      saleUntil,
    ]);
    const known = alike.get(key);
    if (known) known.push(item);
    else alike.set(key, [item]);
  }
  const taken = new Set<string>();
  return [...alike.values()].map((members, at) => {
    const id = alike.size === 1 ? groupId : freeId(groupId, members[0]?.color ?? null, taken);
    return productRecord(id, groupId, members, at, context);
  });
}

function freeId(groupId: string, color: string | null, taken: Set<string>): string {
  const wanted = `${groupId}-${color === null ? '1' : slugOf(color)}`;
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

function productRecord(
  id: string,
  groupId: string,
  members: readonly FeedItem[],
  at: number,
  context: RecordContext,
): ProductRecord {
  const first = members[0] as FeedItem;
  const name = nameOf(first);
  const families = colourFamiliesOf(first.color);
  const path = categoryOf(first);
  const words = wordsOf(first, name, families);
  return {
    id,
    source: `feed:${context.market}`,
    model: groupId,
    slug: slugOf(name),
    brand: first.brand,
    shops: [],
    category: path.length > 0 ? path.map(slugOf).join('/') : null,
    gender: genderOf(first),
    ageGroup: first.ageGroup,
    sports: sportsOf(first),
    colourFamilies: families,
    swatch: swatchOf(families),
    pattern: first.pattern,
    badge: null,
    launchedAt: context.now,
    nationalSizes: false,
    pictures: picturesOf(members, context.pictures),
    related: [],
    position: context.position + at * 100_000,
    texts: new Map(context.languages.map((language) => [language, words])),
    variants: members.map(variantOf).sort((a, b) => compareSizes(labelOf(a), labelOf(b))),
    prices: [
      {
        market: context.market,
        standard: first.price,
        sale: first.sale,
        saleFrom: first.saleFrom,
        saleUntil: first.saleUntil,
        member: null,
      },
    ],
    history: [],
  };
}

/** The product name, without the colour and size that titles of variants end with: `Chaz Hoodie - Black, XS`. */
function nameOf(item: FeedItem): string {
  let name = item.title;
  const ends = [item.size, item.color, item.color?.replaceAll('/', ' ')].filter(
    (end) => end !== null && end !== undefined,
  );
  for (let round = 0; round < 3; round += 1) {
    for (const end of ends) {
      const cut = name.slice(0, -end.length);
      if (end && name.toLowerCase().endsWith(end.toLowerCase()) && /[\s,\-–(/|]$/.test(cut)) {
        name = cut.replace(/[\s,\-–(/|]+$/, '');
      }
    }
  }
  return name || item.title;
}

const otherDepartments = new Set(['unisex', 'adult', 'adults']);

/** The item's category without a leading department, which the gender already gives. */
export function categoryOf(item: Pick<FeedItem, 'category'>): string[] {
  const [top] = item.category;
  if (top === undefined) return [];
  const isDepartment =
    otherDepartments.has(top.toLowerCase()) ||
    shopDepartments.some(({ key, name }) =>
      [key, ...Object.values(name)].some((word) => word.toLowerCase() === top.toLowerCase()),
    );
  return isDepartment ? item.category.slice(1) : item.category;
}

function genderOf(item: FeedItem): string {
  const isKid = item.ageGroup !== null && item.ageGroup !== 'adult';
  if (isKid) return item.gender === 'male' || item.gender === 'female' ? 'K' : 'KU';
  return item.gender === 'male' ? 'M' : item.gender === 'female' ? 'W' : 'U';
}

const sportWords: readonly (readonly [sport: string, pattern: RegExp])[] = [
  ['running', /\brunn(er|ing)|\bjog|marathon/i],
  ['trail', /\btrail/i],
  ['football', /\bfootball|\bsoccer/i],
  ['basketball', /\bbasketball/i],
  ['tennis', /\btennis/i],
  ['volleyball', /\bvolleyball/i],
  ['training', /\bgym\b|\btraining|\bworkout|\bfitness|\byoga|\bpilates/i],
  ['outdoor', /\bhik(e|ing)|\boutdoor|\bcamping|\bsummit/i],
];

function sportsOf(item: FeedItem): string[] {
  const text = `${item.title} ${item.category.join(' ')}`;
  return sportWords.filter(([, pattern]) => pattern.test(text)).map(([sport]) => sport);
}

function wordsOf(item: FeedItem, name: string, families: readonly string[]): ProductTexts {
  const [body = '', ...bullets] = item.description.split(/\s*[•‣]\s+/);
  const sentence = /^.{20,160}?[.!?](?=\s|$)/su.exec(body)?.[0];
  return {
    name,
    kind: item.category.at(-1) ?? '',
    colour: item.color ?? '',
    lead: sentence ?? '',
    body,
    fit: '',
    facts: item.details.map((detail) => ({
      key: slugOf(detail.name),
      label: detail.name,
      value: detail.value,
    })),
    materials: item.material ? [item.material] : [],
    care: [],
    highlights: [...item.highlights, ...bullets],
    found: {
      well: [...item.category, ...sportsOf(item)],
      also: [...families, item.gender ?? '', item.pattern ?? ''].filter(Boolean),
    },
  };
}

function variantOf(item: FeedItem): VariantRecord {
  const national = item.sizeSystem !== null && /^\d/.test(item.size ?? '') ? item.sizeSystem : 'INT';
  return {
    sku: item.id,
    sizes: { [['EU', 'UK', 'US', 'KR'].includes(national) ? national : 'INT']: item.size ?? 'One size' },
    gtin: item.gtin,
    mpn: item.mpn,
    selling:
      item.availability === 'preorder' || item.availability === 'backorder' ? item.availability : 'normal',
    availableFrom: item.availableFrom,
    onHand: item.availability === 'out_of_stock' ? 0 : assumedStock,
  };
}

function labelOf(variant: VariantRecord): string {
  return Object.values(variant.sizes)[0] ?? '';
}

function picturesOf(members: readonly FeedItem[], made: ReadonlyMap<string, StoredPicture>): StoredPicture[] {
  const names = new Set(members.flatMap((member) => member.pictures));
  return [...names].flatMap((name) => made.get(name) ?? []).slice(0, 12);
}
