import { Badge } from '@touchline/design-system/Badge';
import { Picture } from '@touchline/design-system/Picture';
import { ProductCard as Card } from '@touchline/design-system/ProductCard';
import { Rating } from '@touchline/design-system/Rating';
import { ColourDots } from '@touchline/design-system/Swatches';
import { memo, useContext, useState, type ReactNode } from 'react';
import { useMessages, type Translate } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { CardActionContext } from './CardAction.ts';
import { CardMemberContext } from './CardMember.ts';
import { CardPrice } from './CardPrice.tsx';
import type { CardProduct } from './CardProduct.ts';
import { inColour } from './inColour.ts';
import { cardNote } from './cardNote.ts';
import type en from './messages/en.ts';
import { productCardMessages } from './productCardMessages.ts';

export interface ProductCardProps {
  product: CardProduct;
  /** Heading level of the name. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Width of the picture on the page. @default that of a list next to filters */
  sizes?: string | undefined;
  /** Loads the picture at once, for the first cards of a page. @default false */
  isPriority?: boolean | undefined;
  /** On the picture. @default what `CardActionContext` says */
  action?: ReactNode;
  /** Called before the link is followed. */
  onFollow?: ((product: CardProduct) => void) | undefined;
}

const listSizes = '(min-width: 1600px) 300px, (min-width: 960px) 28vw, (min-width: 600px) 32vw, 48vw';
const dotsShown = 5;

/** The widest rendition that a card needs: 28 % of a page of 1,600 px, at two device pixels each, are 900. */
const maxRendition = 960;

/** The picture of a card, in no larger renditions than it needs: each is named in the page of every list. */
function cardPicture(picture: CardProduct['pictures'][number]) {
  const widths = picture.widths.filter((width) => width <= maxRendition);
  return pictureView(widths.length > 0 ? { ...picture, widths } : picture);
}

const badges = {
  new: { key: 'badge.new', tone: 'accent' },
  newGrip: { key: 'badge.newGrip', tone: 'accent' },
  recycled: { key: 'badge.recycled', tone: 'plain' },
  limited: { key: 'badge.limited', tone: 'plain' },
  member: { key: 'badge.member', tone: 'ink' },
  launchSoon: { key: 'badge.launchSoon', tone: 'accent' },
  flashSale: { key: 'badge.flashSale', tone: 'sale' },
  membersOnly: { key: 'badge.membersOnly', tone: 'ink' },
  draw: { key: 'badge.draw', tone: 'accent' },
  waitingRoom: { key: 'badge.waitingRoom', tone: 'accent' },
} as const;
const isBadge = (key: string | undefined): key is keyof typeof badges =>
  key !== undefined && Object.hasOwn(badges, key);

function badgeOf(product: CardProduct, t: Translate<typeof en>): ReactNode {
  const { currentPrice, standard_price: standard } = product.pricing_information;
  if (currentPrice < standard) return <Badge tone="sale">{t('badge.sale')}</Badge>;
  if (!isBadge(product.badge)) return null;
  const { key, tone } = badges[product.badge];
  return <Badge tone={tone}>{t(key)}</Badge>;
}

const datedNotes = {
  comingSoon: ['note.comingOn', 'note.comingSoon'],
  preorder: ['note.preorderFrom', 'note.preorder'],
  backorder: ['note.backorderFrom', 'note.backorder'],
} as const;

function useNote(product: CardProduct): string | undefined {
  const t = useMessages(productCardMessages);
  const site = useSite();
  const note = cardNote(product);
  if (!note) return undefined;
  if (note.kind === 'soldOut') return t('note.soldOut');
  if (note.kind === 'lowStock') {
    const { left, size } = note;
    if (size === undefined) return t('note.fewLeft', { left });
    // Letter sizes have no country: `UK 8`, but `M`.
    const text = site.size(size);
    const name = /^\d/.test(size) ? `${site.market.sizeSystem} ${text}` : text;
    return t('note.lowStock', { left, size: name });
  }
  const [dated, undated] = datedNotes[note.kind];
  return note.from ? t(dated, { day: site.day(note.from, 'short') }) : t(undated);
}

const genderKeys = {
  M: 'gender.men',
  W: 'gender.women',
  K: 'gender.kids',
  KU: 'gender.kids',
  U: undefined,
} as const;

/** Accessible text for what only the picture shows: the colour, and the gender. */
function useHiddenName({ color, gender }: CardProduct): string {
  const t = useMessages(productCardMessages);
  const key = gender && genderKeys[gender];
  return [color, key && t(key)].filter(Boolean).join(', ');
}

/**
 * A product in a list, a rail or next to another product: the whole card links to its page. The dots of its colours are
 * links; with script each shows its colour on the card first.
 */
export const ProductCard = memo(function ProductCard({
  product: own,
  level = 3,
  sizes = listSizes,
  isPriority = false,
  action,
  onFollow,
}: ProductCardProps) {
  const t = useMessages(productCardMessages);
  const site = useSite();
  const [chosen, setChosen] = useState<string>();
  const product = inColour(own, chosen);
  const ownNote = useNote(own);
  const note = useNote(product);
  const hiddenName = useHiddenName(product);
  const [first, second] = product.pictures.map(cardPicture);
  // While colours are compared, the view from another side would cover them.
  const hover = chosen === undefined ? second : undefined;
  const { colours, rating } = own;
  const dots = colours.slice(0, dotsShown);
  const Action = useContext(CardActionContext);
  const isMember = useContext(CardMemberContext);
  return (
    <Card
      href={site.href(product.url)}
      onFollow={onFollow && (() => onFollow(product))}
      name={product.name}
      hiddenName={hiddenName}
      kind={product.subTitle}
      level={level}
      picture={
        <Picture view={first} hover={hover} primary={second} alt="" sizes={sizes} isPriority={isPriority} />
      }
      badge={badgeOf(product, t)}
      colours={
        colours.length > 1 ? (
          <ColourDots
            dots={dots.map(({ id, url, name, swatch }) => ({
              ...{ colours: swatch, name, href: site.href(url), isCurrent: id === product.id },
            }))}
            onDotShow={(index) => setChosen(dots[index]?.id)}
            label={t('colours', { count: colours.length })}
          />
        ) : undefined
      }
      price={<CardPrice pricing={product.pricing_information} isMember={isMember} />}
      rating={
        rating ? (
          <Rating value={rating.average} label={t('rating', { average: site.number(rating.average) })}>
            {site.number(rating.count)}
          </Rating>
        ) : undefined
      }
      // The line stays while another colour is shown, so that the rows below do not move.
      urgency={note ?? (ownNote ? <span aria-hidden="true">&nbsp;</span> : undefined)}
      action={action ?? (Action ? <Action product={product} /> : undefined)}
    />
  );
});
