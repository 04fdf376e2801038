export { SearchBox } from './SearchBox.tsx';
export { cleanTerm, SearchStore } from './SearchStore.ts';
export { searchWords } from './searchWords.ts';
