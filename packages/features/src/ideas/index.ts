export { Ideas, type IdeasProps } from './Ideas.tsx';
export { IdeasStore, type IdeasSnapshot } from './IdeasStore.ts';
export { ideasWords } from './ideasWords.ts';
