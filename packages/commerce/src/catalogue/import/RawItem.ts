import { feedLine, feedText } from './feedText.ts';
import { decodeForbidden, withoutNoText } from './noText.ts';

/** An unprocessed feed item: values by attribute, several where the attribute is repeated. */
export interface RawItem {
  line: number;
  values: Map<string, string[]>;
  /** Attributes that held zero bytes or halves of characters, which were taken out. */
  cleaned?: Set<string>;
}

/** Of an attribute that something was taken out of. */
export const cleanedMessage = 'held zero bytes or halves of characters; they are left out';
/** Of an attribute whose bytes are no text. */
export const damagedMessage = 'holds bytes that are not valid in the encoding of the file';

/** A normalised attribute name: lower case, spaces and hyphens as underscores. */
export function attributeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
}

/** Text attributes, in which entities are decoded. Addresses and ids are taken as they are. */
const textAttributes: ReadonlySet<string> = new Set([
  'title', 'description', 'brand', 'color', 'size', 'material', 'pattern', 'product_type', 'product_highlight',
  'product_detail',
]); // prettier-ignore

/** Adds a value; empty values are ignored. */
export function addValue(item: RawItem, name: string, value: string): void {
  const isText = textAttributes.has(name);
  const { text: whole, wasCleaned } = withoutNoText(isText ? decodeForbidden(value) : value);
  if (wasCleaned) (item.cleaned ??= new Set()).add(name);
  const text = name === 'description' ? feedText(whole) : isText ? feedLine(whole) : whole.trim();
  if (text === '') return;
  const known = item.values.get(name);
  if (known) known.push(text);
  else item.values.set(name, [text]);
}

/** Attributes of the specification. Others are listed once in the report. */
export const knownAttributes: ReadonlySet<string> = new Set([
  'id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability', 'availability_date',
  'price', 'sale_price', 'sale_price_effective_date', 'brand', 'gtin', 'mpn', 'identifier_exists', 'condition',
  'google_product_category', 'product_type', 'item_group_id', 'color', 'size', 'size_system', 'size_type', 'gender',
  'age_group', 'material', 'pattern', 'product_highlight', 'product_detail', 'shipping', 'shipping_weight',
  'custom_label_0', 'custom_label_1', 'custom_label_2', 'custom_label_3', 'custom_label_4',
  // Not of the specification: what is sent by email, and what is not taxed.
  'delivery_kind', 'taxable',
]); // prettier-ignore

/** Attributes of the specification that the shop makes no use of; those of a feed are listed once in the report. */
export const unusedAttributes: ReadonlySet<string> = new Set([
  'link', 'shipping', 'shipping_weight', 'custom_label_0', 'custom_label_1', 'custom_label_2', 'custom_label_3',
  'custom_label_4',
]); // prettier-ignore

/** Columns that a text feed must have. */
export const requiredAttributes = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
] as const;

/** Attributes that may have several values; in text feeds separated by commas without spaces. */
export const repeatedAttributes: ReadonlySet<string> = new Set([
  'additional_image_link',
  'product_highlight',
  'product_detail',
  'product_type',
  'shipping',
]);

/** Names and order of the parts of composite attributes. */
export const partsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['shipping', ['country', 'region', 'service', 'price']],
  ['product_detail', ['section_name', 'attribute_name', 'attribute_value']],
]);
