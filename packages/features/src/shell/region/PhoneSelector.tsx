import { Accordion, AccordionItem } from '@touchline/design-system/Accordion';
import { Button } from '@touchline/design-system/Button';
import { Flag } from '@touchline/design-system/Flag';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Container, Section, Stack } from '@touchline/design-system/layout';
import { RadioList } from '@touchline/design-system/RadioList';
import { token } from '@touchline/design-system/token';
import type { ShopLocation } from '@touchline/contract/market/schema';
import { observer } from 'mobx-react-lite';
import { media } from '@touchline/design-system/foundations';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { LocationResult } from './LocationResult.tsx';
import { LocationSearch } from './LocationSearch.tsx';
import type { LocationGroup, LocationsStore } from './LocationsStore.ts';
import { regionMessages } from './regionMessages.ts';
import { regionField, regionPages } from './regionPages.ts';

/* Within reach of the thumb, however long the list is. */
const Bottom = styled.div`
  position: sticky;
  inset-block-end: 0;
  padding-block: ${token('space.12')} calc(${token('space.12')} + env(safe-area-inset-bottom));
  background: ${token('color.paper')};
  border-block-start: 1px solid ${token('color.line')};
  ${media.short} {
    position: static;
  }
`;

const Elsewhere = styled.ul`
  display: grid;

  & a {
    display: flex;
    align-items: center;
    gap: ${token('space.12')};
    min-block-size: ${token('size.target')};
  }
`;

/** The country selector for a phone: the continents folded, one choice, and the button that stays in view. */
export const PhoneSelector = observer(function PhoneSelector({ store }: { store: LocationsStore }) {
  const t = useMessages(regionMessages);
  const site = useSite();
  const { groups, query } = store;
  const isSearched = query.trim() !== '';
  const isOpen = ({ locations }: LocationGroup) =>
    isSearched || locations.some(({ country }) => country === site.market.country);
  return (
    <Container measure="text">
      <Section>
        <Stack gap={20}>
          <Heading level={1} variant="title">
            {t('region.title')}
          </Heading>
          <LocationSearch store={store} action={site.href(regionPages.countriesOnPhone)} />
          <LocationResult store={store} />
          <form method="post" action={site.href(regionPages.countriesOnPhone)}>
            <Accordion key={isSearched ? 'searched' : 'all'}>
              {groups.map((group) => (
                <AccordionItem
                  key={group.continent}
                  level={2}
                  title={t(`region.continent.${group.continent}`)}
                  defaultOpen={isOpen(group)}
                >
                  <Group group={group} />
                </AccordionItem>
              ))}
            </Accordion>
            <Bottom>
              <Button type="submit" isWide>
                {t('region.phone.submit')}
              </Button>
            </Bottom>
          </form>
        </Stack>
      </Section>
    </Container>
  );
});

function Group({ group: { continent, locations } }: { group: LocationGroup }) {
  const t = useMessages(regionMessages);
  const site = useSite();
  const choices = namesOf(locations.filter(({ origin }) => origin === undefined));
  const elsewhere = namesOf(locations.filter(({ origin }) => origin !== undefined));
  const current = choices.find(({ href }) => href === site.language.sitePath)?.href;
  return (
    <>
      {choices.length > 0 ? (
        <RadioList
          legend={t(`region.continent.${continent}`)}
          isLegendHidden
          name={regionField}
          {...(current ? { defaultValue: current } : {})}
          options={choices.map(({ country, name, label, language, href }) => ({
            value: href,
            label: (
              <Cluster>
                <Flag country={country.toLowerCase()} />
                <span>
                  {name}, <span lang={language}>{label}</span>
                </span>
              </Cluster>
            ),
          }))}
        />
      ) : null}
      {elsewhere.length > 0 ? (
        <Elsewhere role="list">
          {elsewhere.map(({ country, name, label, language, href }) => (
            <li key={href}>
              <a href={href} hrefLang={language}>
                <Flag country={country.toLowerCase()} />
                <span>
                  {name}, <span lang={language}>{label}</span>
                </span>
              </a>
            </li>
          ))}
        </Elsewhere>
      ) : null}
    </>
  );
}

/** Each country once for each of its languages. */
const namesOf = (locations: readonly ShopLocation[]) =>
  locations.flatMap(({ country, name, languages, origin }) =>
    languages.map(({ code, label, sitePath }) => ({
      ...{ country, name, label, language: code },
      href: origin ? `${origin}/${sitePath}` : sitePath,
    })),
  );
