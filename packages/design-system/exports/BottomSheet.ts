export { BottomSheet } from '../src/Drawer/BottomSheet.tsx';
export type { BottomSheetProps } from '../src/Drawer/BottomSheet.tsx';
