export { Tag } from '../src/Tag/Tag.tsx';
export type { TagProps } from '../src/Tag/Tag.tsx';
export { TagList } from '../src/Tag/TagList.tsx';
export type { TagItem, TagListProps } from '../src/Tag/TagList.tsx';
