export type {
  DeviceWallets,
  PaidSheet,
  SheetAddress,
  SheetAmount,
  SheetContent,
  SheetItem,
  SheetRequest,
} from './DeviceWallets.ts';
