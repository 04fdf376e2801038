import type { ProductRecord, ProductTexts, VariantRecord } from '../products/ProductRecord.ts';
import { slugOf } from '../products/foldText.ts';
import { compareSizes } from '../products/sizeOrder.ts';
import type { StoredPicture } from '../products/tables.ts';
import { oneSize, shopDepartments } from '../products/vocabulary.ts';
import { isMeasure } from '../products/sizeKind.ts';
import { colourFamiliesOf, swatchOf } from './colourFamily.ts';
import type { FeedItem } from './FeedItem.ts';
import type { AlikeItems } from './productIdentity.ts';

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

/** The items of a group by product: those that differ only in size are one product. */
export function alikeItems(items: readonly FeedItem[]): AlikeItems[] {
  const alike = new Map<string, [FeedItem, ...FeedItem[]]>();
  for (const item of items) {
    // All sizes of a product have one price on the page, so a different price makes a separate product.
    const { color, material, pattern, ageGroup, gender, condition, sizeType } = item;
    const { price, sale, saleFrom, saleUntil, deliveryKind, taxable } = item;
    const key = JSON.stringify([
      ...[color, material, pattern, ageGroup, gender, condition, sizeType],
      ...[deliveryKind, taxable],
      // The prices of a gift card are its amounts.
      ...(deliveryKind === 'egiftcard' ? [] : [price, sale, saleFrom, saleUntil]),
    ]);
    const known = alike.get(key);
    if (known) known.push(item);
    else alike.set(key, [item]);
  }
  return [...alike.values()];
}

/** The products of one item group, whose ids are those of `productIds`. */
export function groupRecords(
  model: string,
  sets: readonly AlikeItems[],
  ids: readonly string[],
  context: RecordContext,
): ProductRecord[] {
  return sets.map((members, at) => productRecord(ids[at] ?? '', model, members, at, context));
}

function productRecord(
  id: string,
  model: string,
  members: AlikeItems,
  at: number,
  context: RecordContext,
): ProductRecord {
  const [first] = members;
  const isGiftCard = first.deliveryKind === 'egiftcard';
  const name = nameOf(first);
  const families = colourFamiliesOf(first.color);
  const path = categoryOf(first);
  const words = wordsOf(first, name, families);
  return {
    id,
    source: `feed:${context.market}`,
    model,
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
    condition: first.condition,
    sizeKind: first.sizeKind,
    sizeType: first.sizeType === 'regular' ? null : first.sizeType,
    ...(first.deliveryKind ? { deliveryKind: first.deliveryKind } : {}),
    taxable: first.taxable,
    launchedAt: context.now,
    nationalSizes: false,
    pictures: picturesOf(members, context.pictures),
    related: [],
    position: context.position + at * 100_000,
    texts: new Map(context.languages.map((language) => [language, words])),
    variants: isGiftCard
      ? members
          .toSorted((a, b) => a.price - b.price)
          .map((item) => ({ ...variantOf(item), amounts: { [context.market]: item.price } }))
      : members.map(variantOf).sort((a, b) => compareSizes(labelOf(a), labelOf(b))),
    prices: [
      {
        market: context.market,
        standard: isGiftCard ? Math.min(...members.map(({ price }) => price)) : first.price,
        sale: isGiftCard ? null : first.sale,
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
  const { body, points } = readPoints(item.description);
  const sentence = /^.{20,160}?[.!?](?=\s|$)/su.exec(body)?.[0];
  return {
    name,
    kind: item.category.at(-1) ?? '',
    colour: item.color ?? '',
    lead: sentence?.replace(/\s+/g, ' ') ?? '',
    body,
    fit: '',
    facts: item.details.map((detail) => ({
      key: slugOf(detail.name),
      label: detail.name,
      value: detail.value,
    })),
    materials: item.material ? [item.material] : [],
    care: [],
    highlights: [...item.highlights, ...points],
    found: {
      well: [...item.category, ...sportsOf(item)],
      also: [...families, item.gender ?? '', item.pattern ?? ''].filter(Boolean),
    },
  };
}

/** The points of a description that “•” begins, which are shown as a list, and the text around them. */
function readPoints(description: string): { body: string; points: string[] } {
  const [beginning = '', ...rest] = description.split(/\s*[•‣]\s+/);
  const texts = [beginning];
  const points = rest.map((part) => {
    const [point = '', ...behind] = part.split(/\n\s*\n/);
    texts.push(...behind);
    return point.replace(/\s+/g, ' ').trim();
  });
  return { body: texts.filter(Boolean).join('\n\n').trim(), points: points.filter(Boolean) };
}

function variantOf(item: FeedItem): VariantRecord {
  const isNumber = /^\d/.test(item.size ?? '') && !isMeasure(item.sizeKind);
  const system = item.sizeSystem !== null && isNumber ? item.sizeSystem : 'INT';
  return {
    sku: item.id,
    sizes: { [system]: item.size ?? oneSize },
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
