export { UspBar, type UspBarProps } from './UspBar.tsx';
export { uspBarMessages } from './uspBarMessages.ts';
export { UspStore } from './UspStore.ts';
