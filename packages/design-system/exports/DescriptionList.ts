export { DescriptionList } from '../src/DescriptionList/DescriptionList.tsx';
export type { DescriptionItem, DescriptionListProps } from '../src/DescriptionList/DescriptionList.tsx';
