import { Button } from '@touchline/design-system/Button';
import { Form } from '@touchline/design-system/Form';
import { PostalCodeField } from '@touchline/design-system/PostalCodeField';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { DeliveryPlaceStore } from './DeliveryPlaceStore.ts';
import { deliveryPromiseMessages } from './deliveryPromiseMessages.ts';
import { postalCodeParameter } from './postalCodeParameter.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space.12')};

  & > button {
    flex: none;
    white-space: nowrap;
  }
`;

export interface PostalCodeFormProps {
  place: DeliveryPlaceStore;
  /** The page that answers without JavaScript, with what it needs besides the postal code. */
  action: { href: string; fields?: Readonly<Record<string, string>> };
  isBusy: boolean;
  /** What was asked for is no postal code of the market. */
  isInvalid: boolean;
  onAsk: (postalCode: string) => void;
}

/** Where the postal code for delivery days is given, and changed. */
export const PostalCodeForm = observer(function PostalCodeForm({
  place,
  action: { href, fields = {} },
  isBusy,
  isInvalid,
  onAsk,
}: PostalCodeFormProps) {
  const site = useSite();
  const t = useMessages(deliveryPromiseMessages);
  // Until something is typed: the postal code that is known, which may be recalled later, or given on another page.
  const [typed, setTyped] = useState<string>();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed ?? place.postalCode);
    setTyped(undefined);
  };
  return (
    <Form method="get" action={href} onSubmit={ask}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Row>
        <PostalCodeField
          label={t('label')}
          name={postalCodeParameter}
          country={site.market.country}
          value={typed ?? place.postalCode}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={20}
          error={isInvalid ? t('invalid') : undefined}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {t('ask')}
        </Button>
      </Row>
    </Form>
  );
});
