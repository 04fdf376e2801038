import type { Colours, Hex } from '../illustrator/silhouettes/names.ts';
import { pricesFromPounds } from './prices.ts';
import type { SizeRunId } from './sizes.ts';
import { stockOf } from './stock.ts';
import type { StockPattern } from './stock.ts';
import type { ColourFamily } from '@touchline/commerce/catalogue/taxonomy';
import { eachLanguage } from './texts.ts';
import type { DemoAvailability, DemoColourway, DemoPricePeriod, Prices, Texts } from './types.ts';
import { shades } from './words/shades.ts';
import type { ShadeName } from './words/shades.ts';

/** Main, second and accent colour, then optional sole, lining and logo colours. */
export type ColourwayShades = readonly [ShadeName, ShadeName, ShadeName, ShadeName?, ShadeName?, ShadeName?];

/** Optional data of a colourway. */
export interface ColourwayOptions {
  /** Shades used in its name, if not the main and the second. */
  named?: readonly [ShadeName] | readonly [ShadeName, ShadeName];
  family?: ColourFamily;
  /** @default 'deep' */
  stock?: StockPattern;
  /** Quantities by size code that differ from the pattern. */
  sizes?: Readonly<Record<string, number>>;
  state?: 'PREVIEW' | 'PREORDER' | 'BACKORDER' | 'FULLY_RESERVED';
  /** Days until it is available, for upcoming colourways. */
  inDays?: number;
  /** Sale price in pounds, and the days since the sale started. */
  sale?: readonly [pounds: number, sinceDays: number];
  /** An earlier sale price in pounds, with its start and end in days ago. */
  earlier?: readonly [pounds: number, fromDays: number, untilDays: number];
}

/** A colourway as written in the catalogue files. */
export interface ColourwaySpec extends ColourwayOptions {
  id: string;
  shades: ColourwayShades;
}

/** Defines one colourway: its product id, its shades, and its options. */
export function colourway(
  id: string,
  shadesOf: ColourwayShades,
  options: ColourwayOptions = {},
): ColourwaySpec {
  return { id, shades: shadesOf, ...options };
}

/** Model data used by a colourway. */
interface ModelContext {
  prices: Prices;
  age: number;
  sizeRun: SizeRunId;
  member?: number;
}

/** Generates a colourway: name, colours, stock, current and earlier prices. */
export function buildColourway(spec: ColourwaySpec, model: ModelContext): DemoColourway {
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

function historyOf(spec: ColourwaySpec, model: ModelContext): readonly DemoPricePeriod[] {
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
