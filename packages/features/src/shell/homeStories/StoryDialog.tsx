import { ButtonLink } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, type KeyboardEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { slideTime, type HomeStoriesStore } from './HomeStoriesStore.ts';
import { homeStoriesMessages } from './homeStoriesMessages.ts';

const fill = keyframes`from { scale: 0 1; }`;

/* One bar a picture: full behind the one that is shown, filling while it is shown. */
const Bars = styled.div`
  display: flex;
  gap: ${token('space.4')};

  & > span {
    flex: 1;
    block-size: 3px;
    border-radius: 2px;
    background: ${token('color.line')};
    overflow: clip;
  }
  & > span::after {
    content: '';
    display: block;
    block-size: 100%;
    background: ${token('color.text')};
    scale: 0 1;
    transform-origin: left;
  }
  & > span:dir(rtl)::after {
    transform-origin: right;
  }
  & > [data-bar='past']::after,
  & > [data-bar='still']::after {
    scale: 1;
  }
  & > [data-bar='now']::after {
    scale: 1;
    animation: ${fill} ${slideTime}ms linear;
  }
`;

const Stage = styled.div`
  display: grid;
  gap: ${token('space.16')};
  align-content: start;

  & > [data-ratio] {
    block-size: min(52dvh, 92vw);
    inline-size: 100%;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${token('space.40')};
    align-items: center;
    & > [data-ratio] {
      block-size: 64dvh;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space.16')};
  justify-items: start;

  & > p {
    ${type('lead')}
    max-inline-size: 36ch;
    text-wrap: pretty;
  }
`;

const Controls = styled.div`
  display: flex;
  justify-content: center;
  gap: ${token('space.12')};
  inline-size: 100%;

  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

export interface StoryDialogProps {
  store: HomeStoriesStore;
}

/** A story over the whole window: pictures one after the other, by themselves, by its buttons or the arrow keys. */
export const StoryDialog = observer(function StoryDialog({ store }: StoryDialogProps) {
  const t = useMessages(homeStoriesMessages);
  const site = useSite();
  const { story, slide, isOpen, isMoving, isPaused, hasPrevious, next, previous, togglePause, close } = store;
  const id = story?.id;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(next, slideTime);
    return () => clearTimeout(timer);
  }, [isMoving, next, id, slide]);
  const shown = story?.slides[slide];
  if (!story || !shown) return null;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') (event.key === forward ? next : previous)();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={story.title}
      closeLabel={t('close')}
      size="full"
      onPhone="full"
      onKeyDown={handleKeyDown}
      footer={
        <Controls>
          <IconButton variant="outlined" label={t('previous')} disabled={!hasPrevious} onClick={previous}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton variant="outlined" label={t(isPaused ? 'play' : 'pause')} onClick={togglePause}>
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
          <IconButton variant="outlined" label={t('next')} onClick={next}>
            <ChevronRightIcon />
          </IconButton>
        </Controls>
      }
    >
      <Bars role="img" aria-label={t('progress', { number: slide + 1, count: story.slides.length })}>
        {story.slides.map((each, at) => (
          <span
            key={`${each.title} ${at}`}
            data-bar={at < slide ? 'past' : at > slide ? 'next' : isPaused ? 'still' : 'now'}
          />
        ))}
      </Bars>
      <Stage aria-live={isPaused ? 'polite' : 'off'}>
        <Picture
          key={shown.picture.path}
          view={pictureView(shown.picture)}
          alt={shown.picture.alt}
          ratio="natural"
          fit={shown.picture.cutout ? 'contain' : 'cover'}
          sizes="(min-width: 960px) 60vw, 92vw"
          hasTile={shown.picture.cutout ?? false}
          corners="picture"
        />
        <Words>
          <Heading level={3} variant="title">
            {shown.title}
          </Heading>
          <p>{shown.text}</p>
          {shown.link ? (
            <ButtonLink href={site.href(shown.link.href)} onClick={close}>
              {shown.link.label}
            </ButtonLink>
          ) : null}
        </Words>
      </Stage>
    </Dialog>
  );
});
