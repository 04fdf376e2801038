export { QrCode } from '../src/QrCode/QrCode.tsx';
export type { QrCodeProps } from '../src/QrCode/QrCode.tsx';
export type { QrCorrection } from '../src/QrCode/qrPath.ts';
