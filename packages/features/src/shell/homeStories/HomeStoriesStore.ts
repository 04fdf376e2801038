import type { ContentStory } from '@touchline/contract/content/schema';
import { makeAutoObservable, observableRef } from 'mobx';

/** Milliseconds that each picture of a story is shown. */
export const slideTime = 6000;

/** Which story of the home page is open, at which of its pictures, and whether it moves on by itself. */
export class HomeStoriesStore {
  stories: readonly ContentStory[] = [];
  /** The story that is open, or was last. */
  private at = 0;
  slide = 0;
  isOpen = false;
  /** The shopper has stopped it, or wants no movement. */
  isPaused = false;

  constructor() {
    makeAutoObservable(this, { stories: observableRef }, { autoBind: true });
  }

  /** The story that is open, or was last. */
  get story(): ContentStory | undefined {
    return this.stories[this.at];
  }

  /** Whether the next picture comes by itself. */
  get isMoving(): boolean {
    return this.isOpen && !this.isPaused;
  }

  /** Whether there is a picture before this one, in this story or an earlier one. */
  get hasPrevious(): boolean {
    return this.at > 0 || this.slide > 0;
  }

  /** Opens a story at its first picture. It waits where the shopper wants no movement. */
  open(stories: readonly ContentStory[], id: string, isStill: boolean): void {
    this.stories = stories;
    this.at = Math.max(
      stories.findIndex((story) => story.id === id),
      0,
    );
    this.slide = 0;
    this.isPaused = isStill;
    this.isOpen = true;
  }

  /** The next picture, then the next story; behind the last one it closes. */
  next(): void {
    if (this.slide + 1 < (this.story?.slides.length ?? 0)) this.slide += 1;
    else if (this.at + 1 < this.stories.length) {
      this.at += 1;
      this.slide = 0;
    } else this.close();
  }

  /** The picture before, then the last one of the story before. */
  previous(): void {
    if (this.slide > 0) this.slide -= 1;
    else if (this.at > 0) {
      this.at -= 1;
      this.slide = (this.story?.slides.length ?? 1) - 1;
    }
  }

  /** Stops it, or lets it move again. */
  togglePause(): void {
    this.isPaused = !this.isPaused;
  }

  close(): void {
    this.isOpen = false;
  }
}
