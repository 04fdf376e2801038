import { feedText } from './feedText.ts';

/** One item as it stands in the feed: values by attribute, several where it is repeated. */
export interface RawItem {
  line: number;
  values: Map<string, string[]>;
}

/** An attribute's name as we know it: lower case, spaces and hyphens as underscores. */
export function attributeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
}

/** Attributes that people read: entities in them are decoded. Addresses and ids are taken as they stand. */
const textAttributes: ReadonlySet<string> = new Set([
  'title', 'description', 'brand', 'color', 'size', 'material', 'pattern', 'product_type', 'product_highlight',
  'product_detail',
]); // prettier-ignore

/** Adds a value; empty ones are as good as none. */
export function addValue(item: RawItem, name: string, value: string): void {
  const text = textAttributes.has(name) ? feedText(value) : value.trim();
  if (text === '') return;
  const known = item.values.get(name);
  if (known) known.push(text);
  else item.values.set(name, [text]);
}

/** Attributes this import reads. Others are named once in the report. */
export const knownAttributes: ReadonlySet<string> = new Set([
  'id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability', 'availability_date',
  'price', 'sale_price', 'sale_price_effective_date', 'brand', 'gtin', 'mpn', 'identifier_exists', 'condition',
  'google_product_category', 'product_type', 'item_group_id', 'color', 'size', 'size_system', 'size_type', 'gender',
  'age_group', 'material', 'pattern', 'product_highlight', 'product_detail', 'shipping', 'shipping_weight',
  'custom_label_0', 'custom_label_1', 'custom_label_2', 'custom_label_3', 'custom_label_4',
]); // prettier-ignore

/** Columns a text feed cannot do without. */
export const requiredAttributes = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
] as const;

/** Attributes that may have several values; in text they stand comma-separated without spaces. */
export const repeatedAttributes: ReadonlySet<string> = new Set([
  'additional_image_link',
  'product_highlight',
  'product_detail',
  'product_type',
  'shipping',
]);

/** Names and order of the parts of attributes that have parts. */
export const partsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['shipping', ['country', 'region', 'service', 'price']],
  ['product_detail', ['section_name', 'attribute_name', 'attribute_value']],
]);
