export { contentEditorMessages } from './contentEditorMessages.ts';
export { PageEditor, type PageEditorProps } from './PageEditor.tsx';
export { PageEditorStore } from './PageEditorStore.ts';
export { PageList, type PageListProps } from './PageList.tsx';
export { PageListStore } from './PageListStore.ts';
