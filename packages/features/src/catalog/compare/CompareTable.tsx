import type { AvailabilityStatus } from '@touchline/contract/product/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { focusRing, media, visuallyHidden } from '@touchline/design-system/foundations';
import { CloseIcon } from '@touchline/design-system/Icon';
import { Link } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { Rating } from '@touchline/design-system/Rating';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { comparePath } from '../product/index.ts';
import { CardPrice } from '../productCard/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { ComparedProduct } from './ComparedProduct.ts';
import { compareMessages } from './compareMessages.ts';
import type { CompareStore } from './CompareStore.ts';

/** Rows are grids, so that on a phone the name of a line takes no column; browsers then drop the roles of a table. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const Frame = styled.div`
  ${focusRing}
  --column: 140px;
  /* Hidden texts in its cells are positioned: without this they would widen the page. */
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;

  & > table,
  & tbody,
  & thead {
    display: block;
    min-inline-size: calc(var(--products) * (var(--column) + ${token('space.16')}));
  }
  & tr {
    display: grid;
    grid-template-columns: repeat(var(--products), minmax(var(--column), 360px));
    gap: ${token('space.4')} ${token('space.16')};
    padding-block: ${token('space.12')};
    border-block-end: 1px solid ${token('color.line')};
  }
  & thead tr {
    border-block-end: ${token('border.strong')} solid ${token('color.text')};
  }
  & :is(th, td) {
    padding: 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & [data-line] {
    ${type('meta')}
    grid-column: 1 / -1;
    position: sticky;
    inset-inline-start: 0;
    justify-self: start;
    color: ${token('color.text.subtle')};
  }
  & thead [data-line] {
    display: none;
  }
  & caption {
    ${visuallyHidden}
  }

  ${media.wide} {
    --column: 180px;
    & > table,
    & tbody,
    & thead {
      min-inline-size: calc(160px + var(--products) * (var(--column) + ${token('space.16')}));
    }
    & tr {
      grid-template-columns: 144px repeat(var(--products), minmax(var(--column), 300px));
      padding-block: ${token('space.16')};
    }
    & [data-line] {
      grid-column: auto;
      position: static;
    }
    & thead [data-line] {
      display: block;
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token('space.12')};
  block-size: 100%;
  position: relative;
  font-weight: inherit;
  & > div > span {
    ${type('meta')}
    display: block;
    font-weight: 400;
    color: ${token('color.text.subtle')};
  }
`;

const Remove = styled.span`
  position: absolute;
  inset-block-start: ${token('space.4')};
  inset-inline-end: ${token('space.4')};
  & > a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    color: inherit;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${token('space.4')};
`;

const availabilityKeys = {
  PREVIEW: 'availability.comingSoon',
  PREORDER: 'availability.preorder',
  BACKORDER: 'availability.backorder',
  IN_STOCK: 'availability.inStock',
  NOT_AVAILABLE: 'availability.soldOut',
  FULLY_RESERVED: 'availability.soldOut',
} as const satisfies Record<AvailabilityStatus, string>;

/** One line of the table: what it is called, and for each product a text, or how it is shown instead of it. */
interface Line {
  key: string;
  label: string;
  texts: readonly string[];
  cells?: readonly ReactNode[];
}

/** Several texts as a list; one stands by itself. */
function TextList({ texts }: { texts: readonly string[] }) {
  return texts.length < 2 ? (
    texts[0]
  ) : (
    <Lines role="list">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Lines>
  );
}

function Stars({ rating }: { rating: ComparedProduct['rating'] | undefined }) {
  const t = useMessages(compareMessages);
  const site = useSite();
  if (!rating) return t('rating.none');
  const average = site.number(rating.average);
  return (
    <Rating value={rating.average} label={t('rating.value', { average })}>
      {t('rating.count', { average, count: site.number(rating.count) })}
    </Rating>
  );
}

/** The products as columns; a line for each thing that any of them has. */
export const CompareTable = observer(function CompareTable({ store }: { store: CompareStore }) {
  const t = useMessages(compareMessages);
  const site = useSite();
  const caption = useId();
  const { products, facts } = store;
  const textOf = (read: (product: ComparedProduct) => string) => products.map(read);
  const listOf = (lists: readonly (readonly string[])[]) => ({
    texts: lists.map((texts) => texts.join('\n')),
    cells: lists.map((texts) =>
      texts.length === 0 ? undefined : <TextList key={texts.join()} texts={texts} />,
    ),
  });
  const sizesOf = ({ sizes, sizeSystem }: ComparedProduct) => {
    const labels = sizes.map((size) => site.size(size)).join(', ');
    return labels && sizeSystem !== 'INT' ? `${sizeSystem} ${labels}` : labels;
  };
  const lines: readonly Line[] = [
    {
      ...{ key: 'price', label: t('price') },
      texts: textOf(({ pricing_information: { currentPrice } }) => site.money(currentPrice, 'short')),
      cells: products.map(({ id, pricing_information: pricing }) => <CardPrice key={id} pricing={pricing} />),
    },
    {
      ...{ key: 'rating', label: t('rating') },
      texts: textOf(({ rating }) => (rating ? `${rating.average} ${rating.count}` : '')),
      cells: products.map(({ id, rating }) => <Stars key={id} rating={rating} />),
    },
    {
      ...{ key: 'availability', label: t('availability') },
      texts: textOf(({ availability }) => t(availabilityKeys[availability])),
    },
    { key: 'colours', label: t('colours'), texts: textOf(({ colours }) => site.number(colours)) },
    { key: 'sizes', label: t('sizes'), texts: textOf(sizesOf) },
    ...facts.map(({ key, label, values }) => ({ key: `fact ${key}`, label, texts: values })),
    { key: 'materials', label: t('materials'), ...listOf(products.map(({ materials }) => materials)) },
    {
      ...{ key: 'certificates', label: t('certificates') },
      ...listOf(products.map(({ certificates }) => certificates)),
    },
  ];
  const shown = lines.filter(({ texts }) => texts.some(Boolean) && store.isShown(texts));
  return (
    <Frame role="region" tabIndex={0} aria-labelledby={caption} style={{ '--products': products.length }}>
      <table {...roles.table} aria-labelledby={caption}>
        <caption id={caption}>{t('caption')}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <td {...roles.cell} data-line="" />
            {products.map((product) => (
              <th key={product.id} {...roles.head} scope="col">
                <Column product={product} store={store} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {shown.map(({ key, label, texts, cells }) => (
            <tr key={key} {...roles.row}>
              <th {...roles.name} scope="row" data-line="">
                {label}
              </th>
              {products.map((product, at) => (
                <td key={product.id} {...roles.cell}>
                  {cells?.[at] ??
                    (texts[at] || (
                      <>
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>{t('unknown')}</VisuallyHidden>
                      </>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 ? <p>{t('same')}</p> : null}
    </Frame>
  );
});

/** A product at the head of its column: its picture, its name, the way to its page, and out of the comparison. */
function Column({ product, store }: { product: ComparedProduct; store: CompareStore }) {
  const t = useMessages(compareMessages);
  const site = useSite();
  const { id, name, kind, url, picture } = product;
  const others = store.products.filter((other) => other.id !== id).map((other) => other.id);
  return (
    <Head>
      <Picture
        view={picture && pictureView(picture)}
        alt=""
        sizes="(min-width: 960px) 260px, 44vw"
        ratio="square"
      />
      <div>
        <Link variant="strong" href={site.href(url)}>
          {name}
        </Link>
        <span>{kind}</span>
      </div>
      <ButtonLink href={site.href(url)} variant="secondary" size="small" aria-label={t('open.of', { name })}>
        {t('open')}
      </ButtonLink>
      <Remove>
        <Link
          href={site.href(comparePath(others, store.query.onlyDifferences))}
          aria-label={t('remove', { name })}
        >
          <CloseIcon size={20} />
        </Link>
      </Remove>
    </Head>
  );
}
