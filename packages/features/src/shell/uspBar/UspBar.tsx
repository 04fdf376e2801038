import type { UspItem } from '@touchline/contract/content/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { Countdown } from '@touchline/design-system/Countdown';
import { Dialog } from '@touchline/design-system/Dialog';
import { focusRing, media } from '@touchline/design-system/foundations';
import { PauseIcon, PlayIcon } from '@touchline/design-system/Icon';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { endOf, rotationInterval, type UspStore } from './UspStore.ts';
import { uspBarMessages } from './uspBarMessages.ts';

const enter = keyframes`from { opacity: 0; translate: 0 8px; }`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
`;

/* Each message comes in; on a phone it takes its time (accounts document, section 9). */
const Message = styled.span`
  --entering: 2000ms;
  ${media.wide} {
    --entering: ${token('motion.in')};
  }
  animation: ${enter} var(--entering) ${token('motion.ease.in')};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Opener = styled.button`
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
  ${focusRing}
`;

const Pause = styled(Opener)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 24px;
  text-decoration: none;
`;

export interface UspBarProps {
  store: UspStore;
  /** Milliseconds that each message is shown. @default 5000 */
  interval?: number;
  /** Source of the current time, in milliseconds. @default Date.now */
  clock?: () => number;
}

/** The messages of the strip, one at a time: links, pop-ups and countdowns. A shopper can stop them. */
export const UspBar = observer(function UspBar({ store, interval = rotationInterval, clock }: UspBarProps) {
  const t = useMessages(uspBarMessages);
  const [isHeld, setHeld] = useState(false);
  const isRotating = store.isRotating && !isHeld;
  const { next } = store;
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(next, interval);
    return () => clearInterval(timer);
  }, [isRotating, interval, next]);
  const { shown } = store;
  if (!shown) return null;
  return (
    <Root
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Message key={shown.analyticsName} data-usp={shown.analyticsName} dir="auto">
        <UspMessage store={store} item={shown} clock={clock} />
      </Message>
      {store.items.length > 1 ? (
        <Pause type="button" aria-label={t(store.isPaused ? 'play' : 'pause')} onClick={store.togglePause}>
          {store.isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        </Pause>
      ) : null}
      <UspDialog store={store} />
    </Root>
  );
});

interface UspMessageProps {
  store: UspStore;
  item: UspItem;
  clock?: (() => number) | undefined;
}

function UspMessage({ store, item, clock }: UspMessageProps) {
  const t = useMessages(uspBarMessages);
  const site = useSite();
  const endsAt = endOf(item);
  let words: ReactNode = item.title;
  if (item.isDialog)
    words = (
      <Opener type="button" aria-haspopup="dialog" onClick={() => store.open(item)}>
        {item.title}
      </Opener>
    );
  else if (item.url) words = <a href={site.href(item.url)}>{item.title}</a>;
  if (endsAt === undefined) return words;
  return (
    <>
      {words} {item.embeddableElement?.title}{' '}
      {/* Its units are in the shop's language, the text around it in that of the content. */}
      <bdi>
        <Countdown
          endsAt={endsAt}
          clock={clock}
          endLabel={t('over')}
          onEnd={() => store.end(item)}
          format={({ days, hours, minutes, seconds }) => {
            if (days > 0) return t('left.days', { days, hours });
            return hours > 0 ? t('left.hours', { hours, minutes }) : t('left.minutes', { minutes, seconds });
          }}
        >
          {t('over')}
        </Countdown>
      </bdi>
    </>
  );
}

const UspDialog = observer(function UspDialog({ store }: { store: UspStore }) {
  const t = useMessages(uspBarMessages);
  const site = useSite();
  const { isOpen, opened: item } = store;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={store.close}
      title={item?.overlayTitle}
      closeLabel={t('close')}
      footer={item?.itemCtas.map(({ label, href }) => (
        <ButtonLink key={href} href={site.href(href)}>
          {label}
        </ButtonLink>
      ))}
    >
      <p>{item?.content}</p>
    </Dialog>
  );
});
