export { HomeStories } from './HomeStories.tsx';
export { homeStoriesMessages } from './homeStoriesMessages.ts';
export { homeStoriesStore } from './stores.ts';
