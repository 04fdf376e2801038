export { AccountLayout } from './AccountLayout.tsx';
export { accountLayoutMessages } from './accountLayoutMessages.ts';
export { AccountPanel } from './AccountPanel.tsx';
export { BrandPanel } from './BrandPanel.tsx';
export { KeptList } from './KeptList.tsx';
