import { defineModule } from '../../platform/module/index.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';

/** The editor of pages, at the desk. */
export const contentEditorModule = defineModule({ key: 'contentEditor', messages: [contentEditorMessages] });
