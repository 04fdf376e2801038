import { Button } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { LineItem } from '@touchline/design-system/LineItem';
import { Link } from '@touchline/design-system/Link';
import { announce } from '@touchline/design-system/LiveRegion';
import { Select } from '@touchline/design-system/Select';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { BagMatch } from './BagMatch.ts';
import { bagMessages } from './bagMessages.ts';

const Offer = styled.section`
  display: grid;
  gap: ${token('space.12')};
  padding-block-start: ${token('space.16')};
  border-block-start: 1px solid ${token('color.line')};
`;

const Note = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

/** One product that goes well with what was added, with the button that adds it. */
export const MatchOffer = observer(function MatchOffer({ match }: { match: BagMatch }) {
  const t = useMessages(bagMessages);
  const site = useSite();
  const { item, status } = match;
  if (!item) return null;
  const [picture] = item.images;
  const handleAdd = async () => {
    await match.submit();
    if (match.status === 'added') announce(t('match.added', { name: item.title }));
  };
  return (
    <Offer aria-label={t('match')}>
      <Heading level={3} variant="label">
        {t('match')}
      </Heading>
      <LineItem
        name={item.title}
        picture={picture && pictureView(picture)}
        details={[site.money(item.price, 'short')]}
        action={
          <Button
            variant="secondary"
            size="small"
            isBusy={status === 'adding'}
            disabled={status === 'added'}
            aria-label={`${t(status === 'added' ? 'match.isAdded' : 'match.add')}: ${item.title}`}
            onClick={() => void handleAdd()}
          >
            {t(status === 'added' ? 'match.isAdded' : 'match.add')}
          </Button>
        }
      />
      {item.item_id === undefined && status !== 'added' ? (
        <Select
          label={t('match.size')}
          value={match.chosen}
          error={match.isSizeMissing ? t('match.sizeMissing') : undefined}
          onChange={(event) => match.choose(event.target.value)}
        >
          <option value="">{t('match.choose')}</option>
          {item.sizes.map(({ item_id: sku, label }) => (
            <option key={sku} value={sku}>
              {site.size(label)}
            </option>
          ))}
        </Select>
      ) : null}
      {status === 'refused' ? (
        <Note role="alert">
          {t('match.refused')} <Link href={site.href(item.url)}>{t('match.see')}</Link>
        </Note>
      ) : null}
    </Offer>
  );
});
