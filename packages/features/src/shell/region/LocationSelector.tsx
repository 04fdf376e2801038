import { Heading } from '@touchline/design-system/Heading';
import { LanguageChoice } from '@touchline/design-system/LanguageChoice';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { LocationResult } from './LocationResult.tsx';
import { LocationSearch } from './LocationSearch.tsx';
import type { LocationsStore } from './LocationsStore.ts';
import { regionMessages } from './regionMessages.ts';
import { regionField, regionPages } from './regionPages.ts';

/** Every country with a shop, by continent, with a search: those of this shop are remembered, the others lead there. */
export const LocationSelector = observer(function LocationSelector({ store }: { store: LocationsStore }) {
  const t = useMessages(regionMessages);
  const site = useSite();
  return (
    <Container measure="text">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t('region.locations.title')}
          </Heading>
          <p>{t('region.lead')}</p>
          <LocationSearch store={store} action={site.href(regionPages.locations)} />
          <LocationResult store={store} />
          {store.groups.map(({ continent, locations }) => (
            <Stack key={continent} gap={12}>
              <Heading level={2} variant="head">
                {t(`region.continent.${continent}`)}
              </Heading>
              <LanguageChoice
                label={t(`region.continent.${continent}`)}
                level={3}
                form={{ action: site.href(regionPages.locations), field: regionField }}
                countries={locations.map(({ country, name, currency, languages, origin }) => ({
                  country: country.toLowerCase(),
                  name,
                  note: currency,
                  languages: languages.map(({ label, sitePath, code: language }) => ({
                    ...{ label, language },
                    href: origin ? `${origin}/${sitePath}` : sitePath,
                    isElsewhere: origin !== undefined,
                    isCurrent: origin === undefined && sitePath === site.language.sitePath,
                  })),
                }))}
              />
            </Stack>
          ))}
        </Stack>
      </Section>
    </Container>
  );
});
