import type { Picture } from '@touchline/contract/picture';
import type { ColourLink, PricingInformation, ProductSummary } from '@touchline/contract/product/schema';

/** What pictures of a list have in common: widths, WebP widths, ratio, and 1 for a cutout, 0 for none, nothing for untold. */
type PackedLook = [number[], number[], number, (0 | 1)?];
/** Path, description, view (0: untold), and which look. */
type PackedPicture = [string, string, string | 0, number];
/** Now, standard, without tax, then member, sale, percent, lowest: null where there is none, cut at the end. */
type PackedPrice = (number | null)[];
/** Id, address (0: that of the card with this id), name (0: the card's colour), dot, status. */
type PackedColour = [string, string | 0, string | 0, string[], ColourLink['availability_status']?];
type Rest = Pick<ProductSummary, 'brand' | 'badge' | 'lowStock' | 'availableFrom'>;
type PackedRow = [
  id: string,
  name: string,
  subTitle: string,
  url: string,
  color: string,
  pictures: PackedPicture[],
  price: PackedPrice,
  colours: PackedColour[],
  status: ProductSummary['availability_status'],
  rest: Rest,
];

/** Cards without what they repeat: state is inlined in every page, and 24 cards have much in common. */
export interface PackedSummaries {
  currency: string;
  looks: PackedLook[];
  rows: PackedRow[];
}

/** The address another colour has when it only differs in the id. */
const urlWithId = (card: Pick<ProductSummary, 'id' | 'url'>, id: string): string =>
  card.url.replace(`/${card.id}.html`, `/${id}.html`);

function packPrice(pricing: PricingInformation): PackedPrice {
  const packed: PackedPrice = [
    pricing.currentPrice,
    pricing.standard_price,
    pricing.standard_price_no_vat,
    pricing.memberPrice ?? null,
    pricing.sale_price ?? null,
    pricing.discount_percentage ?? null,
    pricing.lowest_price_30_days ?? null,
  ];
  while (packed.at(-1) === null) packed.pop();
  return packed;
}

function unpackPrice(packed: PackedPrice, currency: string): PricingInformation {
  const [current, standard, net, member, sale, percent, lowest] = packed;
  return {
    currency,
    currentPrice: current ?? 0,
    standard_price: standard ?? 0,
    standard_price_no_vat: net ?? 0,
    ...(typeof member === 'number' ? { memberPrice: member } : {}),
    ...(typeof sale === 'number' ? { sale_price: sale } : {}),
    ...(typeof percent === 'number' ? { discount_percentage: percent } : {}),
    ...(typeof lowest === 'number' ? { lowest_price_30_days: lowest } : {}),
  };
}

/** Packs cards of one currency for a snapshot. Earlier prices and colour pictures, which no card shows, are left out. */
export function packSummaries(cards: readonly ProductSummary[]): PackedSummaries {
  const looks: PackedLook[] = [];
  const known = new Map<string, number>();
  const packPicture = ({ path, widths, webp, ratio, alt, view, cutout }: Picture): PackedPicture => {
    const look: PackedLook =
      cutout === undefined ? [widths, webp, ratio] : [widths, webp, ratio, cutout ? 1 : 0];
    const key = JSON.stringify(look);
    const at = known.get(key) ?? looks.push(look) - 1;
    known.set(key, at);
    return [path, alt, view ?? 0, at];
  };
  const packColour = (card: ProductSummary, colour: ColourLink): PackedColour => {
    const url = colour.url === urlWithId(card, colour.id) ? 0 : colour.url;
    const name = colour.name === card.color ? 0 : colour.name;
    const packed: PackedColour = [colour.id, url, name, colour.swatch];
    if (colour.availability_status) packed.push(colour.availability_status);
    return packed;
  };
  const packRow = (card: ProductSummary): PackedRow => [
    card.id,
    card.name,
    card.subTitle,
    card.url,
    card.color,
    card.pictures.map(packPicture),
    packPrice(card.pricing_information),
    card.colours.map((colour) => packColour(card, colour)),
    card.availability_status,
    {
      ...(card.brand === undefined ? {} : { brand: card.brand }),
      ...(card.badge === undefined ? {} : { badge: card.badge }),
      ...(card.lowStock === undefined ? {} : { lowStock: card.lowStock }),
      ...(card.availableFrom === undefined ? {} : { availableFrom: card.availableFrom }),
    },
  ];
  const rows = cards.map(packRow);
  return { currency: cards[0]?.pricing_information.currency ?? '', looks, rows };
}

/** The cards that were packed. */
export function unpackSummaries({ currency, looks, rows }: PackedSummaries): ProductSummary[] {
  const unpackPicture = ([path, alt, view, look]: PackedPicture): Picture => {
    const [widths, webp, ratio, cutout] = looks[look] ?? [[], [], 1];
    return {
      path,
      widths,
      webp,
      ratio,
      alt,
      ...(view === 0 ? {} : { view }),
      ...(cutout === undefined ? {} : { cutout: cutout === 1 }),
    };
  };
  return rows.map(([id, name, subTitle, url, color, pictures, price, colours, status, rest]) => ({
    id,
    name,
    subTitle,
    url,
    color,
    pictures: pictures.map(unpackPicture),
    pricing_information: unpackPrice(price, currency),
    colours: colours.map(([colourId, colourUrl, colourName, swatch, colourStatus]) => ({
      id: colourId,
      url: colourUrl === 0 ? urlWithId({ id, url }, colourId) : colourUrl,
      name: colourName === 0 ? color : colourName,
      swatch,
      ...(colourStatus ? { availability_status: colourStatus } : {}),
    })),
    availability_status: status,
    ...rest,
  }));
}
