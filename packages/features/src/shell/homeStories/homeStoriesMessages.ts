import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the home page's stories. */
export const homeStoriesMessages = defineMessages<typeof en>({
  namespace: 'homeStories',
  files: import.meta.glob('./messages/*.ts'),
});
