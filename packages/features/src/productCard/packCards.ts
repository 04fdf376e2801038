import type { CardProduct } from './CardProduct.ts';

type Picture = CardProduct['pictures'][number];
type Colour = CardProduct['colours'][number];
type Price = CardProduct['pricing_information'];

/** What the pictures of a list have in common: widths, WebP widths, ratio, and 1 where they are cut out. */
type PackedFormat = [widths: number[], webp: number[], ratio: number, cutout?: 1];
/** Path (without the folder if it is the card's own), and index of the format. */
type PackedPicture = [string, number];
/** Current, standard where it differs, member, percentage, lowest: 0 where there is none, trailing zeros omitted. */
type PackedPrice = number[];
/** Everything but id and swatch that a colour does not share with its card. */
type PackedColour = [
  /** Only its ending, if it begins like the card's. */
  id: string,
  swatch: readonly string[],
  /** 0 for the card's own. */
  name: string | 0,
  /** 0 where there is none, 1 for the one in the colour's folder that is named and made like the card's first. */
  picture?: PackedPicture | 0 | 1,
  /** 0 for the card's own. */
  price?: PackedPrice | 0,
  /** The path; 0 where its slug is the card's. */
  url?: string | 0,
  /** Where it is not in stock. */
  availability?: NonNullable<Colour['availability_status']> | 0,
];
/** Every other field of a card. */
type Rest = Partial<
  Omit<
    CardProduct,
    'id' | 'name' | 'subTitle' | 'url' | 'color' | 'gender' | 'pictures' | 'pricing_information' | 'colours'
  >
>;
/** Names them all: a field that is missing here does not compile. A summary has further ones, which are not sent. */
const restNames: Readonly<Record<keyof Rest, true>> = {
  availability_status: true,
  badge: true,
  lowStock: true,
  availableFrom: true,
  rating: true,
};
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
  formats: PackedFormat[];
  rows: PackedRow[];
}

const usual = 'IN_STOCK';
/** Prefix of an id that does not begin like the card's. */
const whole = '=';

const urlOf = (slug: string, id: string): string => `/${slug}/${id}.html`;

function packUrl({ id, url }: Pick<CardProduct, 'id' | 'url'>): string {
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

function packColourId(cardId: string, id: string): string {
  let same = 0;
  while (same < id.length && id[same] === cardId[same]) same += 1;
  const end = id.slice(same);
  return id.length === cardId.length && !end.startsWith(whole) ? end : whole + id;
}

function unpackColourId(cardId: string, end: string): string {
  return end.startsWith(whole) ? end.slice(whole.length) : cardId.slice(0, cardId.length - end.length) + end;
}

const isPackedAlike = (one: PackedPicture | undefined, other: PackedPicture): boolean =>
  one !== undefined && one[0] === other[0] && one[1] === other[1] && !other[0].includes('/');

/** The address that a colour has when it is named like its card. */
const likeCard = ({ url, id }: Pick<CardProduct, 'url' | 'id'>, colourId: string): string =>
  urlOf(packUrl({ url, id }), colourId);

/** The parent folder of the first picture that is in a folder named like its product. */
function folderOf(cards: readonly CardProduct[]): string {
  for (const { id, pictures } of cards) {
    const at = pictures[0]?.path.indexOf(`/${id}/`) ?? -1;
    if (at >= 0) return pictures[0]?.path.slice(0, at) ?? '';
  }
  return '';
}

/** What tells formats apart. On a server the same pictures are packed for many pages. */
const formatKeys = new WeakMap<Picture, string>();

/** Packs cards for a snapshot. */
export function packCards(cards: readonly CardProduct[]): PackedCards {
  const formats: PackedFormat[] = [];
  const known = new Map<string, number>();
  const folder = folderOf(cards);
  const packPicture = (id: string, picture: Picture): PackedPicture => {
    const { path, widths, webp, ratio, cutout } = picture;
    const key = formatKeys.get(picture) ?? [widths, webp, ratio, cutout].join('|');
    formatKeys.set(picture, key);
    const at =
      known.get(key) ??
      formats.push(cutout ? [[...widths], [...webp], ratio, 1] : [[...widths], [...webp], ratio]) - 1;
    known.set(key, at);
    const own = `${folder}/${id}/`;
    const name = path.slice(own.length);
    return [path.startsWith(own) && name !== '' && !name.includes('/') ? name : path, at];
  };
  const packColour = (card: CardProduct, first: PackedPicture | undefined, colour: Colour): PackedColour => {
    const { id, swatch, name, picture, pricing_information: pricing, url } = colour;
    const packed = picture && packPicture(id, picture);
    const isAlike = packed && isPackedAlike(first, packed);
    const whole: PackedColour = [
      packColourId(card.id, id),
      swatch,
      name === card.color ? 0 : name,
      packed ? (isAlike ? 1 : packed) : 0,
      pricing ? packPrice(pricing) : 0,
      url === likeCard(card, id) ? 0 : url,
      colour.availability_status ?? 0,
    ];
    while (whole.length > 3 && whole.at(-1) === 0) whole.pop();
    return whole;
  };
  const packRow = (card: CardProduct): PackedRow => {
    const { id, name, subTitle, url, color, gender, pricing_information: pricing, colours } = card;
    const pictures = card.pictures.map((picture) => packPicture(id, picture));
    const rest: Rest = Object.fromEntries(
      (Object.keys(restNames) as (keyof Rest)[])
        .map((field) => [field, card[field]] as const)
        .filter(([, value]) => value !== undefined && value !== usual),
    );
    return [
      id,
      name,
      subTitle,
      packUrl({ id, url }),
      color,
      gender ?? '',
      pictures,
      packPrice(pricing),
      colours.map((colour) => packColour(card, pictures[0], colour)),
      ...(Object.keys(rest).length > 0 ? ([rest] as const) : ([] as const)),
    ];
  };
  const rows = cards.map(packRow);
  return { folder, formats, rows };
}

/** Unpacks the cards of a snapshot. */
export function unpackCards({ folder, formats, rows }: PackedCards): CardProduct[] {
  const unpackPicture = (id: string, [path, format]: PackedPicture): Picture => {
    const [widths, webp, ratio, cutout] = formats[format] ?? [[], [], 1];
    const files = { path: path.includes('/') ? path : `${folder}/${id}/${path}`, widths, webp, ratio };
    return cutout ? { ...files, cutout: true } : files;
  };
  return rows.map(([id, name, subTitle, packedUrl, color, gender, pictures, price, colours, rest]) => {
    const url = packedUrl.startsWith('/') ? packedUrl : urlOf(packedUrl, id);
    const unpackColour = ([
      end,
      swatch,
      ownName,
      picture = 0,
      own = 0,
      ownUrl = 0,
      status = 0,
    ]: PackedColour): Colour => {
      const colourId = unpackColourId(id, end);
      const packed = picture === 1 ? pictures[0] : picture;
      return {
        ...{ id: colourId, swatch: [...swatch], name: ownName === 0 ? color : ownName },
        url: ownUrl === 0 ? likeCard({ url, id }, colourId) : ownUrl,
        ...(packed ? { picture: unpackPicture(colourId, packed) } : {}),
        ...(own === 0 ? {} : { pricing_information: unpackPrice(own) }),
        ...(status === 0 ? {} : { availability_status: status }),
      };
    };
    return {
      ...{ id, name, subTitle, color, url },
      ...(gender ? { gender } : {}),
      pictures: pictures.map((picture) => unpackPicture(id, picture)),
      pricing_information: unpackPrice(price),
      colours: colours.map(unpackColour),
      availability_status: usual,
      ...rest,
    };
  });
}
