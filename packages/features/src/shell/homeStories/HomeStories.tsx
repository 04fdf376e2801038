import type { ContentStory } from '@touchline/contract/content/schema';
import { focusRing, hiddenWithoutScript, media } from '@touchline/design-system/foundations';
import { Container } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import type { HomeStoriesStore } from './HomeStoriesStore.ts';
import { homeStoriesMessages } from './homeStoriesMessages.ts';
import type { StoryDialogProps } from './StoryDialog.tsx';

// After the press: most visitors open none. Where the code of it does not come, nothing opens.
const StoryDialog = lazyPart<StoryDialogProps>(
  () => import('./StoryDialog.tsx').then(({ StoryDialog: View }) => View),
  function MissingStory({ store }) {
    useEffect(() => store.close(), [store]);
    return null;
  },
);

/* Scrolls sideways on a phone; opening one needs the page’s script. */
const Row = styled.ul`
  ${hiddenWithoutScript}
  display: flex;
  gap: ${token('space.16')};
  padding: ${token('space.16')} ${token('space.4')} ${token('space.8')};
  margin-inline: calc(-1 * ${token('space.4')});
  overflow: auto hidden;
  scrollbar-width: none;

  & > li {
    flex: none;
  }
  ${media.medium} {
    gap: ${token('space.24')};
  }
`;

const Opener = styled.button`
  ${type('meta')}
  display: grid;
  gap: ${token('space.8')};
  justify-items: center;
  inline-size: 84px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  text-align: center;
  overflow-wrap: anywhere;
  ${focusRing}

  & > :first-child {
    inline-size: 72px;
    border-radius: 50%;
    outline: 2px solid ${token('color.text')};
    outline-offset: 3px;
    overflow: clip;
  }
`;

export interface HomeStoriesProps {
  store: HomeStoriesStore;
  stories: readonly ContentStory[];
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A row of round pictures, each of which opens a story over the whole window. */
export const HomeStories = observer(function HomeStories({ store, stories }: HomeStoriesProps) {
  const t = useMessages(homeStoriesMessages);
  return (
    <>
      <Container>
        <Row role="list" aria-label={t('rail')}>
          {stories.map(({ id, title, cover }) => (
            <li key={id}>
              <Opener
                type="button"
                aria-haspopup="dialog"
                aria-label={t('open', { title })}
                onClick={() => store.open(stories, id, wantsStillness())}
              >
                <Picture view={pictureView(cover)} alt="" ratio="square" fit="cover" sizes="72px" />
                <span aria-hidden="true">{title}</span>
              </Opener>
            </li>
          ))}
        </Row>
      </Container>
      {store.story ? (
        <Suspense fallback={null}>
          <StoryDialog store={store} />
        </Suspense>
      ) : null}
    </>
  );
});
