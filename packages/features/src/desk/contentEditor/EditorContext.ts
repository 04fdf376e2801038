import { createContext, useContext } from 'react';
import type { PageEditorStore } from './PageEditorStore.ts';

/** The page that the fields of the editor belong to. */
export const EditorContext = createContext<PageEditorStore | undefined>(undefined);

export function useEditor(): PageEditorStore {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Fields of a page need an <EditorContext> above them.');
  return editor;
}
