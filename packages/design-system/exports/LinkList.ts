export { LinkList } from '../src/LinkList/LinkList.tsx';
export type { LinkListProps, ListedLink } from '../src/LinkList/LinkList.tsx';
