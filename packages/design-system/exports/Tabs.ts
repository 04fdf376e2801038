export { Tabs } from '../src/Tabs/Tabs.tsx';
export type { TabItem, TabsProps } from '../src/Tabs/Tabs.tsx';
