import { expect, it } from 'vitest';
import { stories } from './HomeStories.fixtures.ts';
import { HomeStoriesStore } from './HomeStoriesStore.ts';

const [first, second] = stories;
const begin = (id = first?.id ?? '', isStill = false) => {
  const store = new HomeStoriesStore();
  store.open(stories, id, isStill);
  return store;
};

it('goes from picture to picture and from story to story, and closes behind the last', () => {
  const store = begin();
  expect([store.story?.id, store.slide, store.isMoving, store.hasPrevious]).toEqual([
    first?.id,
    0,
    true,
    false,
  ]);
  store.next();
  expect([store.story?.id, store.slide]).toEqual([first?.id, 1]);
  store.next();
  expect([store.story?.id, store.slide]).toEqual([second?.id, 0]);
  store.next();
  expect(store.isOpen).toBe(false);
});

it('goes back to the last picture of the story before', () => {
  const store = begin(second?.id);
  store.previous();
  expect([store.story?.id, store.slide]).toEqual([first?.id, 1]);
  store.previous();
  store.previous();
  expect([store.story?.id, store.slide, store.hasPrevious]).toEqual([first?.id, 0, false]);
});

it('stops where it is told to, and begins still for those who want no movement', () => {
  const store = begin();
  store.togglePause();
  expect(store.isMoving).toBe(false);
  store.togglePause();
  expect(store.isMoving).toBe(true);
  expect(begin(first?.id, true).isMoving).toBe(false);
});

it('begins with the first picture of a story that is opened again', () => {
  const store = begin();
  store.next();
  store.close();
  expect(store.isMoving).toBe(false);
  store.open(stories, first?.id ?? '', false);
  expect(store.slide).toBe(0);
});
