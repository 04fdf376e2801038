import type { Picture } from '@touchline/contract/picture';
import type { ColourLink, ProductSummary } from '@touchline/contract/product/schema';

/** A generated picture of the demo catalogue; the first view of a product has one more width. */
export function picture(id: string, view: string, alt: string): Picture {
  const isFirst = view === 'side' || view === 'front';
  return {
    path: `/media/${id}/${view}`,
    widths: isFirst ? [320, 640, 960, 1600] : [320, 640, 960],
    webp: [640],
    ratio: 1,
    alt,
    view,
    cutout: true,
  };
}

const colour = (id: string, slug: string, name: string, ...swatch: string[]): ColourLink => ({
  id,
  url: `/${slug}/${id}.html`,
  name,
  swatch,
  picture: picture(id, 'side', `Tempo 4, ${name}, from the side`),
});

const tempoColours = [
  colour('RR4101', 'tempo-4', 'Volt / white', '#D9FF2E', '#FFFFFF'),
  colour('RR4102', 'tempo-4', 'Black / volt', '#0B0B0C', '#D9FF2E'),
  colour('RR4103', 'tempo-4', 'Harbour / orange', '#2F5FA8', '#FF6A1F'),
];

/** A card, in stock at full price by default. */
export function summary(change: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 'RR4101',
    name: 'Tempo 4',
    subTitle: 'Road running shoe',
    url: '/tempo-4/RR4101.html',
    brand: 'Touchline Run',
    color: 'Volt / white',
    pictures: [
      picture('RR4101', 'side', 'Tempo 4, Volt / white, from the side'),
      picture('RR4101', 'top', 'Tempo 4, Volt / white, from above'),
    ],
    pricing_information: {
      currency: 'GBP',
      currentPrice: 130,
      standard_price: 130,
      standard_price_no_vat: 108.33,
    },
    colours: tempoColours,
    availability_status: 'IN_STOCK',
    ...change,
  };
}

export const tempo = summary({ badge: 'new' });

/** Reduced, with the lowest price of the last 30 days, and low stock in one size. */
export const tempoOnSale = summary({
  id: 'RR4103',
  name: 'Tempo 4 Harbour',
  url: '/tempo-4/RR4103.html',
  color: 'Harbour / orange',
  pictures: [
    picture('RR4103', 'side', 'Tempo 4, Harbour / orange, from the side'),
    picture('RR4103', 'top', 'Tempo 4, Harbour / orange, from above'),
  ],
  pricing_information: {
    currency: 'GBP',
    currentPrice: 98,
    sale_price: 98,
    standard_price: 130,
    standard_price_no_vat: 108.33,
    discount_percentage: 25,
    lowest_price_30_days: 104,
  },
  lowStock: { size: '8', left: 3 },
});

export const soldOut = summary({ id: 'RR4102', availability_status: 'NOT_AVAILABLE' });
export const fullyReserved = summary({ id: 'RR4102', availability_status: 'FULLY_RESERVED' });
export const comingSoon = summary({
  id: 'RR4104',
  availability_status: 'PREVIEW',
  availableFrom: '2026-12-05T09:00:00Z',
});
export const preorder = summary({
  id: 'RR4105',
  availability_status: 'PREORDER',
  availableFrom: '2026-12-12T09:00:00Z',
});
export const backorder = summary({
  id: 'RR4106',
  availability_status: 'BACKORDER',
  availableFrom: '2026-12-19T09:00:00Z',
});
export const memberPriced = summary({
  id: 'RR4107',
  badge: 'member',
  pricing_information: {
    currency: 'GBP',
    currentPrice: 68,
    memberPrice: 58,
    standard_price: 68,
    standard_price_no_vat: 56.67,
  },
});
export const withoutPicture = summary({ id: 'RR4108', pictures: [] });
/** One colour, a long German name and kind. */
export const longNamed = summary({
  id: 'RR4109',
  name: 'Straßenlauf-Wettkampfschuh mit Kohlefaserplatte',
  subTitle: 'Neutraler Straßenlaufschuh für Mittelfußläuferinnen und Mittelfußläufer',
  color: 'Anthrazit / Signalgelb',
  colours: tempoColours.slice(0, 1),
});

/** Name, kind, price, ids of the colours with generated pictures. */
const models = [
  ['Tempo 4', 'Road running shoe', 130, ['RR4101', 'RR4102', 'RR4103']],
  ['Fell 2', 'Trail running shoe', 125, ['TR2101', 'TR2102', 'TR2103']],
  ['Baseline Low', 'Court shoe', 85, ['CT1001', 'CT1002', 'CT1003']],
  ['Strike FG', 'Firm-ground boot', 150, ['FB1101', 'FB1102', 'FB1103']],
  ['Pivot 5', 'Basketball shoe', 140, ['BB5001', 'BB5002', 'BB5003']],
  ['Strike FG Knit', 'Firm-ground boot', 165, ['FB1201', 'FB1202', 'FB1203']],
] as const;

/** The given number of different cards; every fifth is reduced. */
export function manySummaries(count: number, from = 0): ProductSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const at = from + index;
    const [name, subTitle, price, drawn] = models[at % models.length] ?? models[0];
    const shown = drawn[Math.floor(at / models.length) % 3] ?? drawn[0];
    const colourway = tempoColours[at % 3] ?? tempoColours[0];
    const id = `RR${String(5000 + at)}`;
    const isReduced = at % 5 === 2;
    return summary({
      id,
      name,
      subTitle,
      color: colourway?.name ?? '',
      url: `/${name.toLowerCase().replaceAll(' ', '-')}/${id}.html`,
      pictures: ['side', 'top'].map((view) =>
        picture(shown, view, `${name}, ${colourway?.name ?? ''}, ${view}`),
      ),
      pricing_information: {
        currency: 'GBP',
        currentPrice: isReduced ? price - 30 : price,
        ...(isReduced ? { sale_price: price - 30, discount_percentage: Math.round(3000 / price) } : {}),
        standard_price: price,
        standard_price_no_vat: Math.round((price / 1.2) * 100) / 100,
      },
      ...(at === 0 ? { badge: 'new' } : {}),
      ...(at === 3 ? { badge: 'newGrip' } : {}),
    });
  });
}
