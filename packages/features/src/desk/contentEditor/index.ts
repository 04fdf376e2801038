export { AddPage, type AddPageProps } from './AddPage.tsx';
export { AddPageStore } from './AddPageStore.ts';
export { contentEditorMessages } from './contentEditorMessages.ts';
export { firstLanguage } from './firstLanguage.ts';
export { PageEditor, type PageEditorProps } from './PageEditor.tsx';
export { PageEditorStore } from './PageEditorStore.ts';
export { PageList, type PageListProps } from './PageList.tsx';
export { PageListStore } from './PageListStore.ts';
