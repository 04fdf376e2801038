import type { AddItem, BagErrorKind } from '@touchline/contract/basket/schema';
import type { Gift, GiftProblem } from '@touchline/contract/gift/schema';
import type { Market } from '@touchline/contract/market/schema';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import { refusalOfAny } from '../../kernel/launchAccess/launchGate.ts';
import { maxQuantityOf } from './maxQuantity.ts';
import type { BasketData, StoredLine } from './BasketData.ts';
import { isPricedForMembers, unitPrice } from './unitPrice.ts';
import type { LoadedBasket, SkuFacts } from './loadBasket.ts';
import { recipeOf, recipePrice } from '../../catalogue/personalisedProduct/recipe.ts';
import { moveLine } from './moveLine.ts';
import { isSameGift, readGift } from './lineGift.ts';
import { skuAvailability } from './skuAvailability.ts';

/** Maximum number of lines in one basket. */
const maxLines = 50;

/** Maximum number of options of one personalised item; every line of a basket is read with each call. */
const maxOptions = 20;

/** Data that line changes are checked against. */
export interface LineRules extends Pick<
  LoadedBasket,
  'facts' | 'isMember' | 'launchCaller' | 'voucher' | 'coupons' | 'giftCards' | 'points'
> {
  readonly market: Market;
  readonly now: Date;
}

function refuse(
  code: BagErrorKind | 'InvalidParameters',
  productId: string,
  more: {
    left?: number;
    max?: number;
    launchId?: string;
    tier?: number;
    fields?: readonly GiftProblem[];
  } = {},
): Failure {
  return new Failure(422, code, `${productId} can not be put in the bag: ${code}.`, {
    details: { productId, ...more },
  });
}

/** Checks that all lines of one size together are within the order limit and the current stock. */
function checkSku(
  sku: string,
  lines: readonly StoredLine[],
  { facts, launchCaller, market, now }: LineRules,
): SkuFacts {
  const known = facts.get(sku);
  if (!known?.active || known.standard === null) throw refuse('UNKNOWN', sku);
  const wanted = lines.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.quantity, 0);
  const refused = refusalOfAny(known.launches, launchCaller, { sku, quantity: wanted }, now);
  if (refused) {
    const { reason, ...more } = refused;
    throw refuse(reason, sku, more);
  }
  const { available } = skuAvailability(known, now);
  if (available === 0) throw refuse('SIZE_OUT_OF_STOCK', sku);
  const max = maxQuantityOf(known, market);
  if (wanted > max) throw refuse('QUANTITY_EXCEEDED', sku, { max });
  if (wanted > available) throw refuse('QUANTITY_UNAVAILABLE', sku, { left: available });
  return known;
}

/** The price of a piece that the shopper sees. */
const priceOf = (line: StoredLine, facts: SkuFacts, { isMember, market }: LineRules): number =>
  unitPrice(facts, isPricedForMembers(isMember, market)) + recipePrice(line, market);
const sameRecipe = (line: StoredLine, item: AddItem): boolean =>
  line.recipeId === item.recipeId &&
  JSON.stringify(line.selectedOptions ?? {}) === JSON.stringify(item.selectedOptions ?? {});

/** The item as it is stored. Throws a 422 for a name, number or text that the product does not take. */
function withRecipe(item: AddItem, { facts, market }: LineRules): AddItem {
  const known = facts.get(item.productId);
  const recipe = known ? recipeOf(item, known.personalisation, market) : item;
  if (!recipe) throw refuse('PERSONALIZATION_FAILED', item.productId);
  return { productId: item.productId, quantity: item.quantity, ...keptRecipe(recipe) };
}

const keptRecipe = ({ recipeId, selectedOptions }: Pick<AddItem, 'recipeId' | 'selectedOptions'>) => ({
  ...(recipeId === undefined ? {} : { recipeId }),
  ...(selectedOptions ? { selectedOptions: { ...selectedOptions } } : {}),
});

/** The gift of a line as it is stored; `undefined` for what is no gift card. Throws a 422 that names each field. */
function giftOf(sku: string, gift: Gift | undefined, rules: LineRules): Gift | undefined {
  if (rules.facts.get(sku)?.deliveryKind !== 'egiftcard') return undefined;
  const nobody: Gift = { recipientName: '', recipientEmail: '', senderName: '' };
  const { gift: read, problems } = readGift(gift ?? nobody, rules.market, rules.now);
  if (problems.length > 0) throw refuse('GIFT_REFUSED', sku, { fields: problems });
  return read;
}

/** Adds items (`isSeparate`: to the shipment of their own); the quantity grows when a line with the same recipe exists there. Throws a 422 that names the first rejected item. */
export function addLines(
  data: BasketData,
  items: readonly AddItem[],
  rules: LineRules,
  newId: () => string,
  isSeparate = false,
): BasketData {
  let lines: StoredLine[] = [...data.lines];
  for (const asked of items) {
    if (asked.itemId !== undefined) {
      lines = moveLine(lines, asked.itemId, isSeparate);
      continue;
    }
    const item = withRecipe(asked, rules);
    if (Object.keys(item.selectedOptions ?? {}).length > maxOptions)
      throw refuse('PERSONALIZATION_FAILED', item.productId);
    const gift = giftOf(item.productId, asked.gift, rules);
    const at = lines.findIndex(
      (line) =>
        line.sku === item.productId &&
        sameRecipe(line, item) &&
        (line.isSeparate ?? false) === isSeparate &&
        isSameGift(line.gift, gift),
    );
    const there = lines[at];
    const line: StoredLine = there
      ? { ...there, quantity: there.quantity + item.quantity }
      : {
          id: newId(),
          sku: item.productId,
          quantity: item.quantity,
          ...(item.recipeId === undefined ? {} : { recipeId: item.recipeId }),
          ...(item.selectedOptions ? { selectedOptions: item.selectedOptions } : {}),
          ...(isSeparate ? { isSeparate } : {}),
          ...(gift ? { gift } : {}),
          seen: { market: rules.market.code, price: 0 },
        };
    lines = there ? lines.with(at, line) : [...lines, line];
    const facts = checkSku(item.productId, lines, rules);
    if (!there)
      lines = lines.with(-1, {
        ...line,
        seen: { market: rules.market.code, price: priceOf(line, facts, rules) },
      });
  }
  if (lines.length > maxLines)
    throw refuse('BasketQuotaExceededException', items[0]?.productId ?? '', { max: maxLines });
  return { ...data, lines, market: rules.market.code };
}

/** Changes the quantity or size of a line, or for whom a gift card is. If the basket already has the new size, the two lines are merged. */
export function changeLine(
  data: BasketData,
  lineId: string,
  change: {
    quantity?: number | undefined;
    productId?: string | undefined;
    gift?: Gift | undefined;
  },
  rules: LineRules,
): BasketData {
  const line = data.lines.find(({ id }) => id === lineId);
  if (!line) throw notFound('line');
  const sku = change.productId ?? line.sku;
  const quantity = change.quantity ?? line.quantity;
  const isOther = sku !== line.sku;
  const gift = change.gift ? giftOf(sku, change.gift, rules) : line.gift;
  const twin = isOther
    ? data.lines.find(
        (other) =>
          other.sku === sku &&
          other.id !== lineId &&
          (other.isSeparate ?? false) === (line.isSeparate ?? false) &&
          isSameGift(other.gift, gift),
      )
    : undefined;
  const changed: StoredLine = {
    ...line,
    ...{ sku, quantity: quantity + (twin?.quantity ?? 0) },
    ...(gift ? { gift } : {}),
  };
  let lines = data.lines
    .filter(({ id }) => id !== twin?.id)
    .map((other) => (other.id === lineId ? changed : other));
  // Reducing the quantity is always allowed, however little stock is left.
  const isLess = !isOther && quantity < line.quantity;
  if (!isLess) {
    const facts = checkSku(sku, lines, rules);
    if (isOther) {
      if (!recipeOf(line, facts.personalisation, rules.market)) throw refuse('PERSONALIZATION_FAILED', sku);
      const seen = { market: rules.market.code, price: priceOf(line, facts, rules) };
      lines = lines.map((other) => (other.id === lineId ? { ...other, seen } : other));
    }
  }
  return { ...data, lines };
}

/** Removes a line. */
export function removeLine(data: BasketData, lineId: string): BasketData {
  if (!data.lines.some(({ id }) => id === lineId)) throw notFound('line');
  return { ...data, lines: data.lines.filter(({ id }) => id !== lineId) };
}

/** Records that the shopper has seen the current prices. */
export function acceptPrices(data: BasketData, rules: LineRules): BasketData {
  const { facts, market } = rules;
  const lines = data.lines.map((line) => {
    const known = facts.get(line.sku);
    return known ? { ...line, seen: { market: market.code, price: priceOf(line, known, rules) } } : line;
  });
  return { ...data, lines };
}
