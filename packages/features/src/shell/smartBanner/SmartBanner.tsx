import { media } from '@touchline/design-system/foundations';
import { CloseIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { focusRing } from '@touchline/design-system/foundations';
import { Picture } from '@touchline/design-system/Picture';
import { Rating } from '@touchline/design-system/Rating';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import { deviceTypeOf } from '../../platform/analytics/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { addressInApp, shortCount, smartBannerHeight } from './appBanner.ts';
import { smartBannerMessages } from './smartBannerMessages.ts';
import type { SmartBannerStore } from './SmartBannerStore.ts';

/* At the lower edge of the window, above the page and below its bars: it moves nothing when it comes. */
const Root = styled.aside`
  position: fixed;
  z-index: calc(${token('layer.bar')} - 1);
  inset: auto 0 0;
  /* Above the bar with the button to buy, where a page has one. */
  body:has([data-edge='end']:not([data-away])) & {
    inset-block-end: calc(72px + env(safe-area-inset-bottom));
  }
  ${media.short} {
    position: static;
  }
  box-sizing: content-box;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token('space.8')};
  block-size: ${smartBannerHeight}px;
  padding-inline-start: ${token('space.12')};
  padding-block-end: env(safe-area-inset-bottom);
  background: var(--banner);
  color: #ffffff;

  & > :first-child {
    inline-size: 40px;
    border-radius: 10px;
    overflow: hidden;
  }
  && p {
    ${type('meta')}
    margin: 0;
    overflow: hidden;
    font-size: 0.75rem;
    line-height: 1.25;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  && p:first-child {
    font-weight: 600;
  }
  & svg {
    color: #ffffff;
  }
  && div {
    flex-wrap: nowrap;
    color: #ffffff;
    font-size: 0.75rem;
  }
`;

const Call = styled.a`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  min-block-size: 40px;
  padding-inline: ${token('space.12')};
  font-size: 0.8125rem;
  border-radius: ${token('radius.control')};
  background: #ffffff;
  color: #0a0a0a;
  text-decoration: none;
  ${focusRing}
`;

export interface SmartBannerProps {
  store: SmartBannerStore;
  /** Path of the page below the site path: on that of a product the link leads to it in the app. */
  path: string;
  /** What the browser calls itself. @default that of this browser */
  userAgent?: string;
}

/** Leads phones to the app of the shop, until it is closed or the page is scrolled. */
export const SmartBanner = observer(function SmartBanner({ store, path, userAgent }: SmartBannerProps) {
  const t = useMessages(smartBannerMessages);
  const site = useSite();
  useEffect(() => {
    const handleScroll = () => store.scrollTo(window.scrollY);
    handleScroll();
    void store.begin(deviceTypeOf(userAgent ?? navigator.userAgent));
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [store, userAgent]);
  const { banner } = store;
  if (!banner || !store.isShown) return null;
  const { appLogo, title, statement, rating, ctaText, ctaUrl, background } = banner;
  return (
    <Root aria-label={t('label')} style={{ '--banner': background }}>
      <Picture view={pictureView(appLogo)} alt="" ratio="square" sizes="40px" />
      <div>
        <p dir="auto">{title}</p>
        <p dir="auto">{statement}</p>
        {rating ? (
          <Rating
            value={rating.rating}
            label={t('rating', { rating: site.number(rating.rating), count: shortCount(rating.count) })}
          >
            <span aria-hidden="true">{shortCount(rating.count)}</span>
          </Rating>
        ) : null}
      </div>
      <Call href={site.href(addressInApp(ctaUrl, path))}>{ctaText}</Call>
      <IconButton label={t('close')} onClick={store.close}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
});
