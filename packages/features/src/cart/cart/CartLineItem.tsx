import type { LineItem } from '@touchline/contract/basket/schema';
import { FieldError } from '@touchline/design-system/Fieldset';
import { Button } from '@touchline/design-system/Button';
import { focusOnLoad, media, useHydrated } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Link, LinkButton } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { Price } from '@touchline/design-system/Price';
import { QuantityStepper } from '@touchline/design-system/QuantityStepper';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { LineArrival, type BagPromiseStore } from '../bagPromise/index.ts';
import { lineLink, personalisationTexts } from '../basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CartLine, CartStore } from './CartStore.ts';
import { cartMessages } from './cartMessages.ts';
import { LineNoticeText } from './LineNoticeText.tsx';
import { refusalText } from './refusalText.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${token('space.12')} ${token('space.16')};
  padding-block: ${token('space.20')};
  border-block-start: 1px solid ${token('color.line')};

  ${media.medium} {
    grid-template-columns: 132px minmax(0, 1fr);
    column-gap: ${token('space.20')};
  }
  &[data-changing] {
    opacity: 0.6;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: auto auto 1fr;
  column-gap: ${token('space.16')};
`;

const Meta = styled.p`
  ${type('meta')}
  grid-column: 1;
  color: ${token('color.text.subtle')};
`;

const Sum = styled.div`
  grid-column: 2;
  grid-row: 1 / span 2;
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.16')};
  padding-block-start: ${token('space.12')};

  & > form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.8')};
  }
`;

/* The ways out of the bag stay together on a line of their own where there is no room beside the quantity. */
const Leave = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.20')};
`;

const Notices = styled.div`
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: ${token('space.8')};
`;

const Gift = styled.div`
  grid-column: 1 / -1;
`;

/* Before hydration it shows only once the number has focus. A browser that does not support `scripting` always shows it. */
const Update = styled.span`
  @media (scripting: enabled) {
    html:not([data-unscripted]) form:not(:focus-within):not(:has(input:user-valid, input:user-invalid)) > & {
      display: none;
    }
  }
`;

export interface CartLineItemProps {
  store: CartStore;
  entry: CartLine;
  /** When it arrives, where that is not the same for all lines. */
  promise?: BagPromiseStore | undefined;
  /** The form below a gift card that changes for whom it is. */
  giftForm?: ((line: LineItem) => ReactNode) | undefined;
  /** Called once the line is removed, so that the focus can be moved. */
  onRemove: () => void;
}

/** One line of the bag: product, quantity, price and notices. */
export const CartLineItem = observer(function CartLineItem({
  store,
  entry,
  promise,
  giftForm,
  onRemove,
}: CartLineItemProps) {
  const site = useSite();
  const t = useMessages(cartMessages);
  const { line, notice } = entry;
  const isHydrated = useHydrated();
  const { basket } = store;
  const { itemId, productName: name, color, pricing, picture, isSeparate = false } = line;
  const size = site.size(line.size);
  const quantity = basket.quantityOf(line);
  const refusal = basket.refusal?.itemId === itemId ? basket.refusal : undefined;
  const action = site.href('/cart');
  const moveRefusal = store.moveRefusal?.itemId === itemId ? store.moveRefusal : undefined;
  const maxQuantity = Math.max(line.maxQuantity, line.quantity);
  const standard = pricing.standardPrice * line.quantity;

  const change = (to: number) => (to === quantity ? Promise.resolve(true) : basket.change(itemId, to));
  const handleRemove = (event: FormEvent) => {
    event.preventDefault();
    // Where it could not be removed, the focus stays at the button.
    void basket.remove(itemId).then((isRemoved) => (isRemoved ? onRemove() : undefined));
  };
  const handleMove = (event: FormEvent) => {
    event.preventDefault();
    void store.moveToWishlist(itemId).then((isMoved) => (isMoved ? onRemove() : undefined));
  };
  const handleApart = (event: FormEvent) => {
    event.preventDefault();
    void basket.sendApart(line, !isSeparate);
  };
  const handleChange = (to: number) => (event: FormEvent) => {
    event.preventDefault();
    void change(to);
  };
  const fields = (action: string) => (
    <>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="itemId" value={itemId} />
    </>
  );
  const { sentFrom } = line;
  const laterKey = laterKeyOf(line);
  const offered =
    notice?.kind === 'fewerLeft' ? notice.left : notice?.kind === 'tooMany' ? notice.max : undefined;

  return (
    <Root data-changing={basket.isChanging(itemId) ? '' : undefined} aria-busy={basket.isChanging(itemId)}>
      <Picture
        view={picture && pictureView(picture)}
        alt=""
        sizes="132px"
        ratio="square"
        corners="picture"
        hasTile={picture?.cutout ?? true}
      />
      <Body>
        <Heading level={2} variant="label">
          <Link variant="quiet" href={site.href(lineLink(line))}>
            {name}
          </Link>
        </Heading>
        <Meta>{color ? t('line.size', { color, size }) : size}</Meta>
        {personalisationTexts(line).map((text) => (
          <Meta key={text}>{text}</Meta>
        ))}
        {entry.isFile ? <Meta>{t('line.byEmail')}</Meta> : null}
        {isSeparate && store.mayBeApart(itemId) ? <Meta>{t('line.isApart')}</Meta> : null}
        {line.personalisation ? <Meta>{t('line.noReturn')}</Meta> : null}
        {promise ? <LineArrival store={promise} itemId={itemId} /> : null}
        <Sum>
          <Price
            size="line"
            current={site.money(pricing.total, 'short')}
            currentLabel={t('line.now')}
            priorLabel={t('line.before')}
            {...(standard > pricing.total ? { prior: site.money(standard, 'short') } : {})}
          />
          {line.quantity > 1 ? (
            <Meta>{t('line.each', { sum: site.money(pricing.price, 'short') })}</Meta>
          ) : null}
        </Sum>
        <Actions>
          <form method="post" action={action} onSubmit={(event) => event.preventDefault()}>
            {/* Enter presses the first button: it sends the typed number. */}
            <input type="submit" hidden />
            {fields('change')}
            <QuantityStepper
              name="quantity"
              stepName="step"
              label={t('line.quantity', { name, size })}
              decreaseLabel={t('line.decrease', { name, size })}
              increaseLabel={t('line.increase', { name, size })}
              quantity={quantity}
              max={maxQuantity}
              maxMessage={t('line.tooMany', { count: maxQuantity })}
              onQuantityChange={change}
            />
            {isHydrated ? null : (
              <Update>
                <Button type="submit" variant="secondary" size="small">
                  {t('line.update')}
                </Button>
              </Update>
            )}
          </form>
          <Leave>
            {/* What was made for somebody would lose its names and numbers there. */}
            {line.recipe || line.gift ? null : (
              <form method="post" action={action} onSubmit={handleMove}>
                {fields('save')}
                <LinkButton type="submit">
                  <span aria-hidden="true">{t('line.save')}</span>
                  <VisuallyHidden>{t('line.saveNamed', { name, size })}</VisuallyHidden>
                </LinkButton>
              </form>
            )}
            {store.mayBeApart(itemId) ? (
              <form method="post" action={action} onSubmit={handleApart}>
                {fields(isSeparate ? 'together' : 'apart')}
                <LinkButton type="submit">
                  <span aria-hidden="true">{t(isSeparate ? 'line.together' : 'line.apart')}</span>
                  <VisuallyHidden>
                    {t(isSeparate ? 'line.togetherNamed' : 'line.apartNamed', { name, size })}
                  </VisuallyHidden>
                </LinkButton>
              </form>
            ) : null}
            <form method="post" action={action} onSubmit={handleRemove}>
              {fields('remove')}
              <LinkButton type="submit">
                <span aria-hidden="true">{t('line.remove')}</span>
                <VisuallyHidden>{t('line.removeNamed', { name, size })}</VisuallyHidden>
              </LinkButton>
            </form>
          </Leave>
        </Actions>
      </Body>
      {giftForm && line.gift ? <Gift>{giftForm(line)}</Gift> : null}
      {laterKey || notice || refusal || moveRefusal ? (
        <Notices>
          {laterKey ? (
            <Meta>{t(laterKey, { day: sentFrom === undefined ? '' : site.day(sentFrom) })}</Meta>
          ) : null}
          {notice ? <LineNoticeText notice={notice} /> : null}
          {offered ? (
            <form method="post" action={action} onSubmit={handleChange(offered)}>
              {fields('change')}
              <input type="hidden" name="quantity" value={offered} />
              <Button type="submit" variant="secondary" size="small">
                {t('line.changeTo', { count: offered })}
              </Button>
            </form>
          ) : null}
          {refusal ? (
            <div role="alert" tabIndex={-1} {...focusOnLoad}>
              <FieldError>{refusalText(refusal, t)}</FieldError>
            </div>
          ) : null}
          {moveRefusal ? (
            <div role="alert" tabIndex={-1} {...focusOnLoad}>
              <FieldError>{t(`line.save.${moveRefusal.kind}`)}</FieldError>
            </div>
          ) : null}
        </Notices>
      ) : null}
    </Root>
  );
});

/** The message of a line that is not there yet. */
function laterKeyOf({
  availability_status: status,
  sentFrom,
}: Pick<LineItem, 'availability_status' | 'sentFrom'>) {
  if (status === 'PREORDER') return sentFrom === undefined ? 'line.preorder' : 'line.preorderFrom';
  if (status === 'BACKORDER') return sentFrom === undefined ? 'line.backorder' : 'line.backorderFrom';
  return undefined;
}
