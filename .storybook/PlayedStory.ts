/** What the checks after a story need to know of it. */
export interface PlayedStory {
  title: string;
  parameters: {
    a11y?: { test?: string; config?: { rules?: { id: string; enabled?: boolean }[] } };
    layout?: string;
  };
}

declare global {
  /** Looks at a story in the modes a shopper may have. Only where stories run as tests. */
  var checkInModes: ((story: PlayedStory) => Promise<void>) | undefined;
}
