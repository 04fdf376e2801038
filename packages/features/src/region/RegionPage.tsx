import styled from 'styled-components';
import { focusRing, media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { CheckIcon } from '@touchline/design-system/Icon';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import type { MarketSummary } from '@touchline/contract/market/schema';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { regionWords } from './regionWords.ts';

/** Name of the form field that carries the site path chosen. */
export const regionField = 'sitePath';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: ${token('border.rule')} solid ${token('color.text')};

  & > li {
    display: grid;
    gap: ${token('space.8')};
    padding-block: ${token('space.16')};
    border-block-end: 1px solid ${token('color.line')};
  }
  & h2 {
    ${type('head')}
    margin: 0;
  }
  & form {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.8')};
  }
  ${media.wide} {
    & > li {
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
  }
`;

const Choice = styled.button`
  ${type('label')}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.target')};
  padding-inline: ${token('space.16')};
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.chip')};
  background: none;
  color: inherit;
  cursor: pointer;

  &[aria-current] {
    border: ${token('border.strong')} solid ${token('color.text')};
  }
`;

/** All countries with their languages; the choice is remembered. */
export function RegionPage({ markets }: { markets: readonly MarketSummary[] }) {
  const say = useWords(regionWords);
  const site = useSite();
  return (
    <Container measure="text">
      <Section>
        <Stack gap={24}>
          <Heading level={1} look="title">
            {say('region.title')}
          </Heading>
          <p>{say('region.lead')}</p>
          <List>
            {markets.map(({ code, country, countryNames, currency, languages }) => (
              <li key={code}>
                <h2>
                  {countryNames[site.language.code] ?? countryNames['en'] ?? country} ({currency})
                </h2>
                <form method="post" action={site.href('/country-selector.html')}>
                  {languages.map(({ label, sitePath, code: language }) => {
                    const isCurrent = sitePath === site.language.sitePath;
                    return (
                      <Choice
                        key={sitePath}
                        lang={language}
                        name={regionField}
                        value={sitePath}
                        aria-current={isCurrent ? 'true' : undefined}
                      >
                        {label}
                        {isCurrent && <CheckIcon size={20} />}
                      </Choice>
                    );
                  })}
                </form>
              </li>
            ))}
          </List>
        </Stack>
      </Section>
    </Container>
  );
}
