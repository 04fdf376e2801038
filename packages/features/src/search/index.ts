export { SearchBox } from './SearchBox.tsx';
export { cleanTerm, SearchStore } from './SearchStore.ts';
export { searchMessages } from './searchMessages.ts';
