export { LineItem } from '../src/LineItem/LineItem.tsx';
export type { LineItemProps } from '../src/LineItem/LineItem.tsx';
