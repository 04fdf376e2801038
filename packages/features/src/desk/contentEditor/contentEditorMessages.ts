import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the editor of pages. */
export const contentEditorMessages = defineMessages<typeof en>({
  namespace: 'contentEditor',
  files: import.meta.glob('./messages/*.ts'),
});
