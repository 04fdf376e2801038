export { SearchBox } from './SearchBox.tsx';
export { SearchToggle } from './SearchToggle.tsx';
export { SearchStore } from './SearchStore.ts';
export { searchStorage } from './storage.ts';
export { searchMessages } from './searchMessages.ts';
export { searchStore } from './stores.ts';
