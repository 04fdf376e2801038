import { LanguageMenu } from '@touchline/design-system/LanguageChoice';
import { media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { headerMessages } from './headerMessages.ts';

/* As high as the band it stands in; on a phone the drawer has the languages. */
const Root = styled.span`
  display: none;

  ${media.wide} {
    display: inline-flex;
  }
  & > button {
    min-block-size: ${token('size.band')};
    padding-block: 0;
    border-color: transparent;
    font: inherit;
  }
`;

/**
 * The languages of the market behind its flag: chosen by a form, so that the server remembers the choice and shows the
 * same page. Closes by its button, a press outside, Escape, and with the page.
 */
export function LanguageSelector({ address }: { address: string }) {
  const t = useMessages(headerMessages);
  const site = useSite();
  const { market, language } = site;
  return (
    <Root key={address}>
      <LanguageMenu
        label={t('header.language.choose')}
        align="end"
        form={{
          action: site.href('/country-selector.html'),
          field: 'sitePath',
          also: { path: site.href(address) },
        }}
        countries={[
          {
            country: market.country.toLowerCase(),
            name: market.countryNames[language.code] ?? market.country,
            languages: market.languages.map(({ code, label, sitePath }) => ({
              ...{ label, language: code, href: sitePath },
              isCurrent: sitePath === language.sitePath,
            })),
          },
        ]}
      />
    </Root>
  );
}
