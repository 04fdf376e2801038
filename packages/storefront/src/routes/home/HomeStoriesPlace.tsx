import type { ContentStory } from '@touchline/contract/content/schema';
import { HomeStories, homeStoriesMessages, homeStoriesStore } from '@touchline/features/shell/homeStories';
import { useStore } from '../../state/StoresContext.ts';

/** The stories of a home page that has some: the server sends them with it. */
export default function HomeStoriesPlace({ stories }: { stories: readonly ContentStory[] }) {
  return <HomeStories store={useStore(homeStoriesStore)} stories={stories} />;
}

export const messages = [homeStoriesMessages];
