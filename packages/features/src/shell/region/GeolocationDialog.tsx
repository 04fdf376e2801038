import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { Flag } from '@touchline/design-system/Flag';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { RadioList } from '@touchline/design-system/RadioList';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { GeolocationStore, RegionChoice } from './GeolocationStore.ts';
import { regionMessages } from './regionMessages.ts';
import { regionPages } from './regionPages.ts';
import { geolocationStore } from './stores.ts';

export interface GeolocationDialogProps {
  store: GeolocationStore;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks whether the region where the visitor seems to be fits better than the one of the page. */
export const GeolocationDialog = observer(function GeolocationDialog({
  store,
  isOpen,
  onClose,
}: GeolocationDialogProps) {
  const t = useMessages(regionMessages);
  const site = useSite();
  const { market, language } = site;
  const { detected } = store;
  useEffect(() => {
    if (isOpen) store.tellShown();
  }, [isOpen, store]);
  if (!detected) return null;
  const current = market.countryNames[language.code] ?? market.country;
  const handleConfirm = () => {
    store.confirm();
    onClose();
  };
  const option = (value: RegionChoice, country: string, name: string, note: string) => ({
    value,
    label: (
      <Cluster>
        <Flag country={country.toLowerCase()} />
        <span>{name}</span>
      </Cluster>
    ),
    description: note,
  });
  const notes = {
    detected: { language: detected.language.label, currency: detected.currency },
    current: { language: language.label, currency: market.currency },
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={t('region.geo.title')}
      closeLabel={t('region.close')}
      footer={
        <Button isWide onClick={handleConfirm}>
          {t('region.geo.confirm')}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>{t('region.geo.text', { detected: detected.name, current })}</p>
        <RadioList
          legend={t('region.geo.legend')}
          options={[
            option('detected', detected.country, detected.name, t('region.geo.note', notes.detected)),
            option('current', market.country, current, t('region.geo.note', notes.current)),
          ]}
          value={store.choice}
          onValueChange={(value) => store.choose(value === 'current' ? 'current' : 'detected')}
        />
        <a
          href={detected.origin ? detected.origin + regionPages.locations : site.href(regionPages.locations)}
        >
          {t('region.viewAll')}
        </a>
      </Stack>
    </Dialog>
  );
});

/** The dialog, connected to its store. */
export function GeolocationOverlay({ isOpen, onClose, stores }: DialogViewProps) {
  return <GeolocationDialog {...{ isOpen, onClose }} store={stores.of(geolocationStore)} />;
}
