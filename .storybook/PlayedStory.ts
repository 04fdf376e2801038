import type { Accessibility } from './accessibility.ts';

/** Information about a story for the checks that run after it. */
export interface PlayedStory {
  title: string;
  parameters: {
    a11y?: Accessibility;
    layout?: string;
  };
}

declare global {
  /** Checks a story in the modes a shopper may use. Set only when stories run as tests. */
  var checkInModes: ((story: PlayedStory) => Promise<void>) | undefined;
}
