import { deliveryKinds, type DeliveryKind } from '@touchline/contract/gift/constants';
import { cutText } from '@touchline/contract/cutText';
import { conditions } from '@touchline/contract/product/constants';
import type { Condition } from '@touchline/contract/product/schema';
import { formatMinor } from '@touchline/contract/money';
import { categoryKind } from '../products/sizeKind.ts';
import type { FeedItem } from './FeedItem.ts';
import type { FeedProblem } from './FeedProblem.ts';
import { shortValue } from './FeedProblem.ts';
import { highestPrice } from './feedLimits.ts';
import {
  genderOfSize,
  gtinFault,
  isWebAddress,
  pathInFeed,
  readDate,
  readPeriod,
  readPrice,
} from './feedValues.ts';
import { cleanedMessage, damagedMessage, type RawItem } from './RawItem.ts';

export interface ReadContext {
  file: string;
  currency: string;
  now: Date;
}

export interface ReadResult {
  /** Absent when the item is skipped because of an error. */
  item?: FeedItem;
  id: string;
  problems: FeedProblem[];
}

const year = 366 * 86_400_000;
const maxPictures = 10;
/** Most levels of a category, most highlights or details, and the length of a highlight in characters. */
const maxLevels = 6;
const maxTexts = 100;
const longestHighlight = 150;
const ages = ['newborn', 'infant', 'toddler', 'kids', 'adult'];
const systems = ['AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'];
const sizeTypes = ['regular', 'petite', 'maternity', 'big', 'tall', 'plus'];
const pictureTypes = /\.(jpe?g|webp|png|gif|bmp|tiff?)$/i;
// Ids of https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt
const clothingIds = new Set(['1604', '187', '203', '204', '207', '208', '211', '212', '213', '1581', '1594', '1831', '2271', '3066', '5182', '5322', '5344', '5388', '5441', '5598', '7313']); // prettier-ignore

/** Reads one item by the rules of the feed specification. Every problem is reported; errors skip the item. */
export function readItem(raw: RawItem, context: ReadContext): ReadResult {
  return new ItemReader(raw, context).read();
}

class ItemReader {
  readonly #raw: RawItem;
  readonly #context: ReadContext;
  readonly #id: string;
  readonly #problems: FeedProblem[] = [];
  #hasError = false;

  constructor(raw: RawItem, context: ReadContext) {
    this.#raw = raw;
    this.#context = context;
    this.#id = this.#first('id') ?? '';
  }

  read(): ReadResult {
    for (const name of this.#raw.cleaned ?? []) this.#warn(name, cleanedMessage, this.#first(name) ?? '');
    const damaged = [...this.#raw.values].find(([, values]) =>
      values.some((value) => value.includes('\uFFFD')),
    );
    if (damaged) this.#error(damaged[0], damagedMessage, damaged[1].join());
    const item = this.#item();
    return { id: this.#id, problems: this.#problems, ...(this.#hasError ? {} : { item }) };
  }

  #item(): FeedItem {
    const condition = (this.#choice('condition', conditions, 'error') ?? 'new') as Condition;
    const hasIdentifiers =
      this.#choice('identifier_exists', ['yes', 'no', 'true', 'false'], 'warning') ?? 'yes';
    const needsIdentifiers = condition === 'new' && hasIdentifiers !== 'no' && hasIdentifiers !== 'false';
    const brand = this.#text('brand', 70, needsIdentifiers);
    const gtin = this.#gtin();
    const mpn = this.#text('mpn', 70, needsIdentifiers && gtin === null);
    const isClothing = this.#isClothing();
    const availability = this.#availability();
    const price = this.#price();
    return {
      line: this.#raw.line,
      id: this.#text('id', 50, true) ?? '',
      title: this.#text('title', 150, true) ?? '',
      description: this.#text('description', 5_000, true) ?? '',
      link: this.#link(),
      pictures: this.#pictures(),
      ...availability,
      price: price ?? 0,
      ...this.#sale(price),
      brand: brand ?? '',
      gtin,
      mpn,
      condition,
      category: this.#category(),
      groupId: this.#group(),
      color: this.#color(isClothing),
      size: this.#size(isClothing),
      sizeSystem: this.#choice('size_system', systems, 'warning', (text) => text.toUpperCase()),
      sizeType: this.#choice('size_type', sizeTypes, 'warning'),
      deliveryKind: this.#choice('delivery_kind', deliveryKinds, 'error') as DeliveryKind | null,
      taxable: !['no', 'false'].includes(
        this.#choice('taxable', ['yes', 'no', 'true', 'false'], 'error') ?? 'yes',
      ),
      sizeKind: categoryKind([
        ...(this.#first('google_product_category') ?? '').split('>'),
        ...(this.#first('product_type') ?? '').split('>'),
      ]),
      gender: this.#choice(
        'gender',
        ['male', 'female', 'unisex'],
        'warning',
        undefined,
        isClothing,
      ) as FeedItem['gender'],
      ageGroup: this.#choice('age_group', ages, 'warning', undefined, isClothing),
      material: this.#text('material', 200, false),
      pattern: this.#text('pattern', 100, false),
      highlights: this.#highlights(),
      details: this.#details(),
    };
  }

  #first(name: string): string | undefined {
    return this.#raw.values.get(name)?.[0];
  }

  #tell(severity: 'error' | 'warning', attribute: string, message: string, value: string): void {
    if (severity === 'error') this.#hasError = true;
    const { file } = this.#context;
    this.#problems.push({
      file,
      line: this.#raw.line,
      id: this.#id,
      attribute,
      severity,
      message,
      value: shortValue(value),
    });
  }

  #error(attribute: string, message: string, value = ''): void {
    this.#tell('error', attribute, message, value);
  }

  #warn(attribute: string, message: string, value = ''): void {
    this.#tell('warning', attribute, message, value);
  }

  /** A text within its maximum length. A missing or too long required text is an error; an optional one is dropped. */
  #text(name: string, longest: number, isRequired: boolean): string | null {
    const text = this.#first(name);
    if (text === undefined) {
      if (isRequired) this.#error(name, 'is required');
      return null;
    }
    if (Array.from(text).length <= longest) return text;
    this.#tell(isRequired ? 'error' : 'warning', name, `is longer than ${longest} characters`, text);
    return null;
  }

  #choice(
    name: string,
    allowed: readonly string[],
    severity: 'error' | 'warning',
    tidy = (text: string) => text.toLowerCase(),
    isRequired = false,
  ): string | null {
    const text = this.#first(name);
    if (text === undefined) {
      if (isRequired) this.#error(name, 'is required for clothing and shoes');
      return null;
    }
    const value = tidy(text);
    if (allowed.includes(value)) return value;
    this.#tell(isRequired ? 'error' : severity, name, `is one of ${allowed.join(', ')}`, text);
    return null;
  }

  /** Clothing and shoes need their attributes; for jewellery and watches missing ones are only a warning. */
  #isClothing(): boolean {
    const category = this.#first('google_product_category') ?? '';
    const hasSizes =
      clothingIds.has(category) || /^Apparel & Accessories > (Clothing|Shoes)\b/i.test(category);
    if (
      !hasSizes &&
      /^(166$|Apparel & Accessories\b)/i.test(category) &&
      this.#first('color') === undefined
    ) {
      this.#warn('color', 'is advised for accessories');
    }
    return hasSizes;
  }

  #link(): string {
    const link = this.#first('link');
    if (link === undefined) this.#error('link', 'is required');
    else if (!isWebAddress(link))
      this.#error('link', 'is an address that begins with http:// or https://', link);
    return link ?? '';
  }

  #pictures(): string[] {
    const main = this.#first('image_link');
    if (main === undefined) this.#error('image_link', 'is required');
    const further = this.#raw.values.get('additional_image_link') ?? [];
    if (further.length > maxPictures) {
      this.#warn('additional_image_link', `has more than ${maxPictures} values; the rest is left out`);
    }
    const fault = (text: string) => {
      if (isWebAddress(text)) return undefined;
      if (/^[a-z][\w+.-]*:/i.test(text))
        return 'is neither an http address nor a path inside the folder of the feed';
      const path = pathInFeed(text);
      if (path === undefined) return 'is not a path inside the folder of the feed';
      return pictureTypes.test(path) ? undefined : 'is not a JPEG, WebP, PNG, GIF, BMP or TIFF';
    };
    const mainFault = main === undefined ? undefined : fault(main);
    if (main !== undefined && mainFault) this.#error('image_link', mainFault, main);
    const good = further.slice(0, maxPictures).filter((text) => {
      const wrong = fault(text);
      if (wrong) this.#warn('additional_image_link', wrong, text);
      return !wrong;
    });
    return [...new Set([main ?? '', ...good])].filter(Boolean);
  }

  #availability(): Pick<FeedItem, 'availability' | 'availableFrom'> {
    const given = this.#first('availability');
    const value = given?.toLowerCase().replaceAll(' ', '_');
    const allowed = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const;
    const availability = allowed.find((each) => each === value);
    if (given === undefined) this.#error('availability', 'is required');
    else if (!availability) this.#error('availability', `is one of ${allowed.join(', ')}`, given);
    const text = this.#first('availability_date');
    const isComing = availability === 'preorder' || availability === 'backorder';
    if (!isComing) return { availability: availability ?? 'out_of_stock', availableFrom: null };
    const from = text === undefined ? undefined : readDate(text);
    if (text === undefined) this.#error('availability_date', `is required with ${availability}`);
    else if (!from) this.#error('availability_date', 'is not a date of ISO 8601', text);
    else if (from.getTime() > this.#context.now.getTime() + year) {
      this.#error('availability_date', 'is more than a year ahead', text);
    }
    return { availability, availableFrom: from ?? null };
  }

  #price(): number | undefined {
    const text = this.#first('price');
    if (text === undefined) {
      this.#error('price', 'is required');
      return undefined;
    }
    const price = readPrice(text);
    if (!price) this.#error('price', 'is an amount with decimal point and currency, like 15.00 USD', text);
    else if (price.currency !== this.#context.currency) {
      this.#error('price', `is not in ${this.#context.currency}, the currency of the market`, text);
    } else if (price.minor === 0) {
      this.#error('price', 'is 0: goods are not given away; use availability for what is not sold', text);
    } else if (price.minor > highestPrice) {
      this.#error('price', `is higher than ${formatMinor(highestPrice, price.currency)}`, text);
    } else return price.minor;
    return undefined;
  }

  #sale(price: number | undefined): Pick<FeedItem, 'sale' | 'saleFrom' | 'saleUntil'> {
    const none = { sale: null, saleFrom: null, saleUntil: null };
    const text = this.#first('sale_price');
    if (text === undefined || price === undefined) return none;
    const dropped = (message: string, attribute = 'sale_price', value = text) => {
      this.#warn(attribute, `${message}; the sale price is left out`, value);
      return none;
    };
    const sale = readPrice(text);
    if (!sale) return dropped('is not an amount with decimal point and currency');
    if (sale.currency !== this.#context.currency) return dropped('is in another currency than the price');
    if (sale.minor === 0) return dropped('is 0');
    if (sale.minor >= price) return dropped('is not lower than the price');
    const dates = this.#first('sale_price_effective_date');
    if (dates === undefined) return { sale: sale.minor, saleFrom: null, saleUntil: null };
    const period = readPeriod(dates);
    if (!period) return dropped('is not start/end by ISO 8601', 'sale_price_effective_date', dates);
    return { sale: sale.minor, saleFrom: period.from, saleUntil: period.until };
  }

  #gtin(): string | null {
    const text = this.#first('gtin');
    if (text === undefined) return null;
    const digits = text.replace(/[\s-]/g, '');
    const fault = gtinFault(digits);
    if (!fault) return digits;
    this.#warn('gtin', `${fault}; it is left out`, text);
    return null;
  }

  #category(): string[] {
    const text = this.#first('product_type');
    if (text === undefined) return [];
    if (Array.from(text).length > 750) {
      this.#warn('product_type', 'is longer than 750 characters; it is left out', text);
      return [];
    }
    if ((this.#raw.values.get('product_type')?.length ?? 0) > 1)
      this.#warn('product_type', 'has several values; the first one is used', text);
    const parts = text
      .split('>')
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length > maxLevels)
      this.#warn('product_type', `has more than ${maxLevels} levels; the rest is left out`, text);
    return parts.slice(0, maxLevels);
  }

  #highlights(): string[] {
    const all = this.#raw.values.get('product_highlight') ?? [];
    if (all.length > maxTexts)
      this.#warn('product_highlight', `has more than ${maxTexts} values; the rest is left out`);
    return all.slice(0, maxTexts).map((text) => {
      if (Array.from(text).length <= longestHighlight) return text;
      this.#warn('product_highlight', `is longer than ${longestHighlight} characters; it is cut`, text);
      return cutText(text, longestHighlight);
    });
  }

  #group(): string | null {
    const group = this.#text('item_group_id', 50, false);
    if (group !== null && !/^[\w-]+$/.test(group)) {
      this.#warn('item_group_id', 'should be letters, digits, hyphens and underscores', group);
    }
    return group;
  }

  #color(isRequired: boolean): string | null {
    const color = this.#text('color', 100, isRequired);
    if (color === null) return null;
    const parts = color
      .split('/')
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length > 3) this.#warn('color', 'has more than three parts; the rest is left out', color);
    if (parts.some((part) => Array.from(part).length > 40))
      this.#warn('color', 'has a part longer than 40 characters', color);
    return parts.slice(0, 3).join('/') || null;
  }

  #size(isRequired: boolean): string | null {
    const size = this.#text('size', 100, isRequired);
    const gender = this.#first('gender')?.toLowerCase();
    const meant = size === null ? undefined : genderOfSize(size);
    if (size !== null && meant && (gender === 'male' || gender === 'female') && meant !== gender)
      this.#warn('size', `is a size of gender ${meant}, but the item is ${gender}`, size);
    return size;
  }

  #details(): FeedItem['details'] {
    const all = this.#raw.values.get('product_detail') ?? [];
    if (all.length > maxTexts)
      this.#warn('product_detail', `has more than ${maxTexts} values; the rest is left out`);
    return all.slice(0, maxTexts).flatMap((text) => {
      const [, name = '', ...value] = text.split(':');
      if (name.trim() && value.join('').trim()) return { name: name.trim(), value: value.join(':').trim() };
      this.#warn('product_detail', 'is like section:name:value', text);
      return [];
    });
  }
}
