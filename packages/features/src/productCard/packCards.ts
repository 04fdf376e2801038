import type { CardProduct } from './CardProduct.ts';

type Picture = CardProduct['pictures'][number];
type Colour = CardProduct['colours'][number];
type Price = CardProduct['pricing_information'];

/** What the pictures of a list have in common: widths, WebP widths, ratio, and 1 where they are cut out. */
type PackedLook = [widths: number[], webp: number[], ratio: number, cutout?: 1];
/** Path (without the folder if it is the card's own), and index of the look. */
type PackedPicture = [string, number];
/** Current, standard where it differs, member, percentage, lowest: 0 where there is none, trailing zeros omitted. */
type PackedPrice = number[];
/** Id (only its ending if it begins like the card's), then the colours of the swatch. */
type PackedColour = string[];
type Rest = Partial<Pick<CardProduct, 'availability_status' | 'badge' | 'lowStock' | 'availableFrom'>>;
type PackedRow = [
  id: string,
  name: string,
  subTitle: string,
  /** Only the slug, if in the usual form `/slug/id.html`. */
  url: string,
  colour: string,
  /** A code, or empty. */
  gender: NonNullable<CardProduct['gender']> | '',
  pictures: PackedPicture[],
  price: PackedPrice,
  colours: PackedColour[],
  /** Everything that differs from the usual. */
  rest?: Rest,
];

/** Cards without repetition: the state is inlined in every page, and 24 cards have much in common. */
export interface PackedCards {
  /** Parent folder of the picture folders, each named like its product. */
  folder: string;
  looks: PackedLook[];
  rows: PackedRow[];
}

const usual = 'IN_STOCK';
/** Prefix of an id that does not begin like the card's. */
const whole = '=';

const urlOf = (slug: string, id: string): string => `/${slug}/${id}.html`;

function packUrl({ id, url }: CardProduct): string {
  const slug = url.slice(1, -`/${id}.html`.length);
  return slug !== '' && !slug.startsWith('/') && urlOf(slug, id) === url ? slug : url;
}

function packPrice({ currentPrice, standard_price: standard, ...rest }: Price): PackedPrice {
  const packed = [
    currentPrice,
    standard === currentPrice ? 0 : standard,
    rest.memberPrice ?? 0,
    rest.discount_percentage ?? 0,
    rest.lowest_price_30_days ?? 0,
  ];
  while (packed.length > 1 && packed.at(-1) === 0) packed.pop();
  return packed;
}

function unpackPrice([current = 0, standard, member, percent, lowest]: PackedPrice): Price {
  return {
    currentPrice: current,
    standard_price: standard || current,
    ...(member ? { memberPrice: member } : {}),
    ...(percent ? { discount_percentage: percent } : {}),
    ...(lowest ? { lowest_price_30_days: lowest } : {}),
  };
}

function packColour(cardId: string, { id, swatch }: Colour): PackedColour {
  let same = 0;
  while (same < id.length && id[same] === cardId[same]) same += 1;
  const end = id.slice(same);
  return [id.length === cardId.length && !end.startsWith(whole) ? end : whole + id, ...swatch];
}

function unpackColour(cardId: string, [end = '', ...swatch]: PackedColour): Colour {
  const id = end.startsWith(whole)
    ? end.slice(whole.length)
    : cardId.slice(0, cardId.length - end.length) + end;
  return { id, swatch };
}

/** The parent folder of the first picture that is in a folder named like its product. */
function folderOf(cards: readonly CardProduct[]): string {
  for (const { id, pictures } of cards) {
    const at = pictures[0]?.path.indexOf(`/${id}/`) ?? -1;
    if (at >= 0) return pictures[0]?.path.slice(0, at) ?? '';
  }
  return '';
}

/** Packs cards for a snapshot. */
export function packCards(cards: readonly CardProduct[]): PackedCards {
  const looks: PackedLook[] = [];
  const known = new Map<string, number>();
  const folder = folderOf(cards);
  const packPicture = (id: string, { path, widths, webp, ratio, cutout }: Picture): PackedPicture => {
    const look: PackedLook = cutout ? [[...widths], [...webp], ratio, 1] : [[...widths], [...webp], ratio];
    const key = JSON.stringify(look);
    const at = known.get(key) ?? looks.push(look) - 1;
    known.set(key, at);
    const own = `${folder}/${id}/`;
    const name = path.slice(own.length);
    return [path.startsWith(own) && name !== '' && !name.includes('/') ? name : path, at];
  };
  const packRow = (card: CardProduct): PackedRow => {
    const rest: Rest = {
      ...(card.availability_status === usual ? {} : { availability_status: card.availability_status }),
      ...(card.badge === undefined ? {} : { badge: card.badge }),
      ...(card.lowStock === undefined ? {} : { lowStock: card.lowStock }),
      ...(card.availableFrom === undefined ? {} : { availableFrom: card.availableFrom }),
    };
    return [
      card.id,
      card.name,
      card.subTitle,
      packUrl(card),
      card.color,
      card.gender ?? '',
      card.pictures.map((picture) => packPicture(card.id, picture)),
      packPrice(card.pricing_information),
      card.colours.map((colour) => packColour(card.id, colour)),
      ...(Object.keys(rest).length > 0 ? ([rest] as const) : ([] as const)),
    ];
  };
  const rows = cards.map(packRow);
  return { folder, looks, rows };
}

/** Unpacks the cards of a snapshot. */
export function unpackCards({ folder, looks, rows }: PackedCards): CardProduct[] {
  return rows.map(([id, name, subTitle, url, color, gender, pictures, price, colours, rest]) => ({
    id,
    name,
    subTitle,
    color,
    ...(gender ? { gender } : {}),
    url: url.startsWith('/') ? url : urlOf(url, id),
    pictures: pictures.map(([path, look]) => {
      const [widths, webp, ratio, cutout] = looks[look] ?? [[], [], 1];
      const files = { path: path.includes('/') ? path : `${folder}/${id}/${path}`, widths, webp, ratio };
      return cutout ? { ...files, cutout: true } : files;
    }),
    pricing_information: unpackPrice(price),
    colours: colours.map((colour) => unpackColour(id, colour)),
    availability_status: usual,
    ...rest,
  }));
}
