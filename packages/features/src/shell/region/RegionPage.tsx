import { Heading } from '@touchline/design-system/Heading';
import { LanguageChoice } from '@touchline/design-system/LanguageChoice';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import type { MarketSummary } from '@touchline/contract/market/schema';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { regionMessages } from './regionMessages.ts';
import { regionField, regionPages } from './regionPages.ts';

/** All countries with their languages; the choice is remembered. */
export function RegionPage({ markets }: { markets: readonly MarketSummary[] }) {
  const t = useMessages(regionMessages);
  const site = useSite();
  return (
    <Container measure="text">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t('region.title')}
          </Heading>
          <p>{t('region.lead')}</p>
          <LanguageChoice
            label={t('region.title')}
            form={{ action: site.href(regionPages.countries), field: regionField }}
            countries={markets.map(({ country, countryNames, currency, languages }) => ({
              country: country.toLowerCase(),
              name: countryNames[site.language.code] ?? countryNames['en'] ?? country,
              note: currency,
              languages: languages.map(({ label, sitePath, code: language }) => ({
                label,
                language,
                href: sitePath,
                isCurrent: sitePath === site.language.sitePath,
              })),
            }))}
          />
          <a href={site.href(regionPages.locations)}>{t('region.viewAll')}</a>
        </Stack>
      </Section>
    </Container>
  );
}
