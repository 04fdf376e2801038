import { giftLengths } from '@touchline/contract/gift/constants';
import { EmailField } from '@touchline/design-system/EmailField';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { TextArea } from '@touchline/design-system/TextArea';
import { TextField } from '@touchline/design-system/TextField';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { giftCardMessages } from './giftCardMessages.ts';
import { giftField, type GiftText } from './giftForm.ts';
import { GiftPreview } from './GiftPreview.tsx';
import type { GiftStore } from './GiftStore.ts';

export interface GiftFieldsProps {
  store: GiftStore;
  /** The amount as it is written; absent until one is chosen. */
  amount?: string | undefined;
}

const Panel = styled.div`
  display: grid;
  gap: ${token('space.20')};
  padding: ${token('space.16')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
`;

/** For whom a gift card is, from whom, with which words and when; with the card as it will look. Part of the form that adds it. */
export const GiftFields = observer(function GiftFields({ store, amount }: GiftFieldsProps) {
  const t = useMessages(giftCardMessages);
  const site = useSite();
  const { first, last } = store.days;
  const errorOf = (field: GiftText) => {
    const code = store.problems.find((problem) => problem.field === field)?.errorCode;
    if (code === undefined) return undefined;
    if (code === 'late') return t('problem.late', { day: site.day(last) });
    if (code === 'length')
      return t('problem.length', { count: field === 'message' ? giftLengths.message : giftLengths.name });
    if (code === 'required') return t(`problem.required.${field as 'recipientName'}`);
    return t(`problem.${code}`);
  };
  const field = (name: GiftText) => ({
    ...{ name: giftField(name), label: t(name), value: store.typedIn(name), error: errorOf(name) },
    onChange: (event: { target: { value: string } }) => store.change(name, event.target.value),
  });
  return (
    <Panel>
      <Fieldset legend={t('to')} layout="halves">
        <TextField {...field('recipientName')} autoComplete="off" />
        <EmailField {...field('recipientEmail')} autoComplete="off" />
      </Fieldset>
      <Fieldset legend={t('card')}>
        <TextField {...field('senderName')} autoComplete="name" />
        <TextArea
          {...field('message')}
          mark={t('optional')}
          limit={giftLengths.message}
          leftLabel={(left) =>
            left < 0 ? t('message.over', { count: -left }) : t('message.left', { count: left })
          }
        />
        <TextField
          {...field('sendOn')}
          type="date"
          min={first}
          max={last}
          mark={t('optional')}
          hint={t('sendOn.hint')}
        />
      </Fieldset>
      <GiftPreview
        amount={amount}
        recipient={store.typedIn('recipientName').trim()}
        sender={store.typedIn('senderName').trim()}
        message={store.typedIn('message').trim()}
      />
    </Panel>
  );
});
