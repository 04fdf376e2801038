import type { LineItem } from '@touchline/contract/basket/schema';
import { returnReasons } from '@touchline/contract/order/returnReasons';
import type { ReturnableLine } from '@touchline/contract/order/returnSchema';
import { Picture } from '@touchline/design-system/Picture';
import { Select } from '@touchline/design-system/Select';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { exchangeField, quantityField, reasonField } from './readReturnForm.ts';
import type { ReturnForm } from './ReturnStore.ts';
import { returnsMessages } from './returnsMessages.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${token('space.16')};
  padding: ${token('space.16')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.tile')};
  overflow-wrap: anywhere;

  & > [data-part='fields'] {
    display: grid;
    gap: ${token('space.12')};
  }
  & span {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

export interface ReturnLineFieldsProps {
  line: LineItem;
  returnable: ReturnableLine;
  /** What was typed for it last. */
  typed: ReturnForm['lines'][number] | undefined;
  isReasonMissing: boolean;
  /** The size that was chosen has gone since. */
  isSizeGone: boolean;
}

/** What may go back of one line: how many pieces, why, and whether money or another size comes for them. */
export function ReturnLineFields({
  line,
  returnable,
  typed,
  isReasonMissing,
  isSizeGone,
}: ReturnLineFieldsProps) {
  const t = useMessages(returnsMessages);
  const site = useSite();
  const { itemId, quantity, until } = returnable;
  const name = line.productName;
  return (
    <Line>
      <div>
        {line.picture ? (
          <Picture view={pictureView(line.picture)} alt="" ratio="square" sizes="72px" corners="picture" />
        ) : null}
      </div>
      <div data-part="fields">
        <div>
          <b>{name}</b>
          <div>
            <span>{[line.color, site.size(line.size)].filter(Boolean).join(', ')}</span>
          </div>
          <span>{t('returns.until', { day: site.day(until) })}</span>
        </div>
        <Select
          label={t('returns.quantity', { name })}
          name={quantityField(itemId)}
          defaultValue={String(typed?.quantity ?? 0)}
        >
          {Array.from({ length: quantity + 1 }, (_, pieces) => (
            <option key={pieces} value={pieces}>
              {pieces === 0 ? t('returns.keep') : pieces}
            </option>
          ))}
        </Select>
        <Select
          label={t('returns.reason', { name })}
          name={reasonField(itemId)}
          defaultValue={typed?.reason ?? ''}
          error={isReasonMissing ? t('returns.reason.missing') : undefined}
        >
          <option value="">{t('returns.reason.choose')}</option>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`returns.reason.${reason}`)}
            </option>
          ))}
        </Select>
        <Instead name={name} returnable={returnable} chosen={typed?.exchangeFor} isSizeGone={isSizeGone} />
      </div>
    </Line>
  );
}

interface InsteadProps {
  name: string;
  returnable: ReturnableLine;
  chosen: string | undefined;
  isSizeGone: boolean;
}

/** Nothing is chosen for a size that has gone; the shop refuses it like a size that has. */
const undecided = 'undecided';

/** The money, or one of the other sizes that are there; where there is none, why not. */
function Instead({ name, returnable: { itemId, sizes, priceNow }, chosen, isSizeGone }: InsteadProps) {
  const t = useMessages(returnsMessages);
  const site = useSite();
  if (priceNow !== undefined) return <span>{t('returns.instead.price', { sum: site.money(priceNow) })}</span>;
  if (!sizes) return null;
  const isThere = sizes.some(({ left }) => left !== 0);
  if (!isThere) return <span>{t('returns.instead.none')}</span>;
  const isChosenThere = sizes.some(({ productId, left }) => productId === chosen && left !== 0);
  const first = isSizeGone ? undecided : '';
  return (
    <Select
      label={t('returns.instead', { name })}
      // Another choice than the one that has gone: the list begins anew.
      key={isSizeGone ? `${itemId} ${chosen}` : itemId}
      hint={t('returns.instead.how')}
      name={exchangeField(itemId)}
      defaultValue={isChosenThere ? chosen : first}
      error={isSizeGone ? t('returns.instead.missing') : undefined}
    >
      {isSizeGone ? <option value={undecided}>{t('returns.instead.choose')}</option> : null}
      <option value="">{t('returns.instead.refund')}</option>
      {sizes.map(({ productId, size: label, left }) => {
        const size = site.size(label);
        return (
          <option key={productId} value={productId} disabled={left === 0}>
            {left === undefined
              ? t('returns.instead.size', { size })
              : left === 0
                ? t('returns.instead.gone', { size })
                : t('returns.instead.few', { size, count: left })}
          </option>
        );
      })}
    </Select>
  );
}
