import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { Flag } from '@touchline/design-system/Flag';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { RadioList } from '@touchline/design-system/RadioList';
import { observer } from 'mobx-react-lite';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { LanguageStore } from './LanguageStore.ts';
import { regionMessages } from './regionMessages.ts';
import { regionPages } from './regionPages.ts';
import { languageStore } from './stores.ts';

export interface LanguageDialogProps {
  store: LanguageStore;
  isOpen: boolean;
  onClose: () => void;
}

/** The languages of the country: saving remembers the choice and opens the page in it. */
export const LanguageDialog = observer(function LanguageDialog({
  store,
  isOpen,
  onClose,
}: LanguageDialogProps) {
  const t = useMessages(regionMessages);
  const site = useSite();
  const { market, language } = site;
  const handleSave = async () => {
    if (await store.save()) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={t('region.language.title')}
      closeLabel={t('region.close')}
      footer={
        <Button isWide isBusy={store.isSaving} onClick={() => void handleSave()}>
          {t('region.language.save')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Cluster>
          <Flag country={market.country.toLowerCase()} width={36} height={24} />
          <span>{market.countryNames[language.code] ?? market.country}</span>
        </Cluster>
        <RadioList
          legend={t('region.language.legend')}
          options={market.languages.map(({ code, label, sitePath }) => ({
            value: sitePath,
            label: <span lang={code}>{label}</span>,
          }))}
          value={store.chosen}
          onValueChange={store.choose}
        />
        <a href={site.href(regionPages.locations)}>{t('region.viewAll')}</a>
      </Stack>
    </Dialog>
  );
});

/** The dialog, connected to its store. */
export function LanguageOverlay({ isOpen, onClose, stores }: DialogViewProps) {
  return <LanguageDialog {...{ isOpen, onClose }} store={stores.of(languageStore)} />;
}
