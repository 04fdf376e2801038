import styled from 'styled-components';
import { focusRing, media } from '@touchline/design-system/foundations';
import { Band, Container } from '@touchline/design-system/layout';
import { Logo } from '@touchline/design-system/Logo';
import { PaymentMark } from '@touchline/design-system/PaymentMark';
import { token, type } from '@touchline/design-system/token';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import type { FooterSnapshot } from './footerContent.ts';
import { footerWords } from './footerWords.ts';

const Inside = styled(Container)`
  display: grid;
  gap: ${token('space.32')};
  padding-block: ${token('space.48')} ${token('space.32')};

  & a {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    color: inherit;
    text-decoration: none;
    border-radius: ${token('radius.badge')};
  }
  & a:hover {
    text-decoration: underline;
  }
  ${media.touch} {
    & a {
      min-block-size: ${token('size.target')};
      min-inline-size: ${token('size.target')};
    }
  }
  ${media.wide} {
    padding-block: ${token('space.72')} ${token('space.32')};
  }
`;

const Slogan = styled.p`
  ${type('meta')}
  margin-block-start: calc(-1 * ${token('space.8')});
  color: ${token('color.text.subtle')};
`;

const Columns = styled.div`
  ${type('meta')}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.32')} ${token('space.24')};

  & h2 {
    ${type('meta')}
    font-weight: 650;
    margin: 0 0 ${token('space.12')};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li,
  & p {
    margin: 0;
    color: ${token('color.text.subtle')};
  }
  ${media.wide} {
    grid-template-columns: repeat(5, minmax(0, 200px));
  }
`;

const Legal = styled.div`
  ${type('fine')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.16')};
  padding-block-start: ${token('space.24')};
  border-block-start: 1px solid ${token('color.line')};
  color: ${token('color.text.subtle')};

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.4')} ${token('space.16')};
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & ul + ul {
    gap: ${token('space.8')};
  }
`;

/** The end of every page: where else to go, the law, the ways to pay. */
export function Footer({ content }: { content: FooterSnapshot }) {
  const say = useWords(footerWords);
  const site = useSite();
  const { market, language } = site;
  const country = market.countryNames[language.code] ?? market.country;
  return (
    <footer aria-label={say('footer.label')}>
      <Band ground="band">
        <Inside>
          <div>
            <Logo brand={site.brand} />
          </div>
          <Slogan>{content.slogan}</Slogan>
          <Columns>
            {content.columns.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <a href={site.href(href)}>{label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div>
              <h2>{say('footer.region')}</h2>
              <p>
                <a href={site.href('/country-selector.html')}>
                  {country}, {language.label}, {market.currency}
                </a>
              </p>
            </div>
          </Columns>
          <Legal>
            <ul>
              <li>
                {say('footer.copyright', {
                  year: content.year,
                  brand: site.brand === 'northing' ? 'Northing' : 'Touchline',
                })}
              </li>
              {content.legal.map(({ label, href }) => (
                <li key={label}>
                  <a href={site.href(href)}>{label}</a>
                </li>
              ))}
            </ul>
            <ul aria-label={say('footer.pay')}>
              {content.pay.map((name) => (
                <li key={name}>
                  <PaymentMark name={name} />
                </li>
              ))}
            </ul>
          </Legal>
        </Inside>
      </Band>
    </footer>
  );
}
