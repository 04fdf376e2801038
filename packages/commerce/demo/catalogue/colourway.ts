import type { Colours, Hex } from '../illustrator/silhouettes/names.ts';
import { pricesFromPounds } from './prices.ts';
import type { SizeRunId } from './sizes.ts';
import { stockOf } from './stock.ts';
import type { StockPattern } from './stock.ts';
import type { ColourFamily } from './taxonomy.ts';
import { eachLanguage } from './texts.ts';
import type { DemoAvailability, DemoColourway, DemoPricePeriod, Prices, Texts } from './types.ts';
import { shades } from './words/shades.ts';
import type { ShadeName } from './words/shades.ts';

/** Main, second, accent, then sole, lining and mark where they matter. */
export type WayShades = readonly [ShadeName, ShadeName, ShadeName, ShadeName?, ShadeName?, ShadeName?];

/** What a colourway may say about itself besides its colours. */
export interface WayOptions {
  /** Shades it is named after, when not the main and the second. */
  named?: readonly [ShadeName] | readonly [ShadeName, ShadeName];
  family?: ColourFamily;
  /** @default 'deep' */
  stock?: StockPattern;
  /** Quantities that are not what the pattern says, by size code. */
  sizes?: Readonly<Record<string, number>>;
  state?: 'PREVIEW' | 'PREORDER' | 'BACKORDER' | 'FULLY_RESERVED';
  /** Days until it can be had, with a state that waits. */
  inDays?: number;
  /** Reduced to so many pounds, since so many days. */
  sale?: readonly [pounds: number, sinceDays: number];
  /** An earlier reduction to so many pounds, from and until so many days ago. */
  earlier?: readonly [pounds: number, fromDays: number, untilDays: number];
}

/** A colourway as the catalogue files write it. */
export interface Way extends WayOptions {
  id: string;
  shades: WayShades;
}

/** Writes down one colourway: its product id, its shades, and what is special about it. */
export function way(id: string, wayShades: WayShades, options: WayOptions = {}): Way {
  return { id, shades: wayShades, ...options };
}

/** What a colourway takes from its model. */
interface ModelContext {
  prices: Prices;
  age: number;
  sizeRun: SizeRunId;
  member?: number;
}

/** Works a colourway out: name, colours, stock, prices now and before. */
export function colourway(spec: Way, model: ModelContext): DemoColourway {
  const [main, second, accent, sole, lining, mark] = spec.shades;
  const named = spec.named ?? nameShades(main, second, accent);
  const sizesStock = { ...stockOf(spec.id, model.sizeRun, spec.stock ?? 'deep'), ...spec.sizes };
  const isSoldOut = Object.values(sizesStock).every((quantity) => quantity === 0);
  const availability: DemoAvailability = spec.state ?? (isSoldOut ? 'NOT_AVAILABLE' : 'IN_STOCK');
  const colours: Colours = {
    main: shades[main].hex,
    second: shades[second].hex,
    accent: shades[accent].hex,
    ...(sole && { sole: shades[sole].hex }),
    ...(lining && { lining: shades[lining].hex }),
    ...(mark && { mark: shades[mark].hex }),
  };
  return {
    id: spec.id,
    colourName: colourName(named),
    colourFamily: spec.family ?? shades[named[0]].family,
    colours,
    swatch: swatchOf(named),
    availability,
    ...(spec.inDays !== undefined && { availableInDays: spec.inDays }),
    sizesStock,
    ...(spec.sale && { salePrices: pricesFromPounds(spec.sale[0]) }),
    ...(model.member && !spec.sale && { memberPrices: pricesFromPounds(model.member) }),
    priceHistory: historyOf(spec, model),
  };
}

function nameShades(main: ShadeName, second: ShadeName, accent: ShadeName) {
  if (second !== main) return [main, second] as const;
  return accent === main ? ([main] as const) : ([main, accent] as const);
}

function colourName(named: readonly ShadeName[]): Texts {
  return eachLanguage((language) =>
    named
      .map((name, index) => {
        const text = shades[name].name[language];
        return index > 0 && language !== 'de' ? text.toLowerCase() : text;
      })
      .join(' / '),
  );
}

function swatchOf(
  named: readonly [ShadeName] | readonly [ShadeName, ShadeName],
): readonly [Hex] | readonly [Hex, Hex] {
  const first = shades[named[0]].hex;
  return named[1] ? [first, shades[named[1]].hex] : [first];
}

function historyOf(spec: Way, model: ModelContext): readonly DemoPricePeriod[] {
  const history: DemoPricePeriod[] = [{ fromDaysAgo: model.age, prices: model.prices }];
  if (spec.earlier) {
    const [pounds, from, until] = spec.earlier;
    history.push(
      { fromDaysAgo: from, prices: pricesFromPounds(pounds) },
      { fromDaysAgo: until, prices: model.prices },
    );
  }
  if (spec.sale) history.push({ fromDaysAgo: spec.sale[1], prices: pricesFromPounds(spec.sale[0]) });
  return history;
}
