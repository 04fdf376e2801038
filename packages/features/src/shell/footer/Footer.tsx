import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { Band, Container } from '@touchline/design-system/layout';
import { LinkList } from '@touchline/design-system/LinkList';
import { Logo } from '@touchline/design-system/Logo';
import { PaymentMark } from '@touchline/design-system/PaymentMark';
import { token, type } from '@touchline/design-system/token';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { columnsWithHelp, type FooterSnapshot } from './footerContent.ts';
import { footerMessages } from './footerMessages.ts';
import { NewsletterSignup, type NewsletterSignupProps } from './NewsletterSignup.tsx';

/*
 * Not laid out before it comes near: web fonts and a dialog that opens cost a slow phone less. With about its height the
 * page keeps its length.
 */
const Root = styled.footer`
  content-visibility: var(--content-visibility, auto);
  contain-intrinsic-block-size: auto 990px;
  ${media.wide} {
    contain-intrinsic-block-size: auto 615px;
  }
`;

const Inside = styled(Container)`
  display: grid;
  gap: ${token('space.32')};
  padding-block: ${token('space.48')} ${token('space.32')};
  ${media.wide} {
    padding-block-start: ${token('space.72')};
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${token('space.32')};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 520px);
    gap: ${token('space.56')};
  }
`;

const Slogan = styled.p`
  ${type('meta')}
  margin-block-start: ${token('space.20')};
  color: ${token('color.text.subtle')};
`;

const Columns = styled.div`
  ${type('meta')}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.32')} ${token('space.24')};

  && h2 {
    font-size: inherit;
    line-height: inherit;
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
  gap: ${token('space.12')} ${token('space.16')};
  padding-block-start: ${token('space.24')};
  border-block-start: 1px solid ${token('color.line')};
  color: ${token('color.text.subtle')};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.8')};
  }
  & > div {
    flex: auto;
  }
`;

const LanguageLink = styled.a`
  ${type('meta')}
  justify-self: start;
`;

export interface FooterProps extends NewsletterSignupProps {
  content: FooterSnapshot;
  /** Opens the choice of the language in place of the page of countries. */
  onLanguage?: MouseEventHandler | undefined;
}

/** The footer of every page: newsletter, links, legal links, payment methods. */
export function Footer({ content, onNewsletter, onLanguage }: FooterProps) {
  const t = useMessages(footerMessages);
  const site = useSite();
  const { market, language } = site;
  const country = market.countryNames[language.code] ?? market.country;
  const region = {
    title: t('footer.region'),
    links: [{ label: `${country}, ${language.label}, ${market.currency}`, href: '/country-selector.html' }],
  };
  const columns = columnsWithHelp(content, { help: t('footer.help'), trackOrder: t('footer.trackOrder') });
  const privacySettings = {
    label: t(market.consent === 'ccpa' ? 'footer.privacyChoices' : 'footer.privacySettings'),
    href: '/privacy-settings',
  };
  const privacyRequest = { label: t('footer.privacyRequest'), href: '/privacy-request' };
  const linkOf = ({ label, href }: { label: string; href: string }) => ({ label, href: site.href(href) });
  return (
    <Root aria-label={t('footer.label')}>
      <Band ground="band">
        <Inside>
          <Top>
            <div>
              <Logo art={site.brand.mark} name={site.brand.logo} />
              {content.slogan ? <Slogan>{content.slogan}</Slogan> : null}
            </div>
            <NewsletterSignup onNewsletter={onNewsletter} />
          </Top>
          <Columns>
            {[...columns, region].map(({ title, links }) => (
              <LinkList key={title} title={title} links={links.map(linkOf)} />
            ))}
          </Columns>
          {market.languages.length > 1 ? (
            <LanguageLink href={site.href('/country-selector.html')} onClick={onLanguage}>
              {t('footer.language', { language: language.label })}
            </LanguageLink>
          ) : null}
          <Legal>
            <span>{t('footer.copyright', { year: content.year, brand: site.brand.name })}</span>
            <LinkList layout="line" links={[...content.legal, privacySettings, privacyRequest].map(linkOf)} />
            {content.pay.length > 0 ? (
              <ul aria-label={t('footer.pay')}>
                {content.pay.map((name) => (
                  <li key={name}>
                    <PaymentMark name={name} />
                  </li>
                ))}
              </ul>
            ) : null}
          </Legal>
        </Inside>
      </Band>
    </Root>
  );
}
