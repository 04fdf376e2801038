export { readTrackOrderForm } from './readTrackOrderForm.ts';
export { TrackOrderPage } from './TrackOrderPage.tsx';
export { TrackOrderStore, type TrackOrderSnapshot, type TrackOrderStatus } from './TrackOrderStore.ts';
export { trackOrderMessages } from './trackOrderMessages.ts';
export { trackOrderStore } from './stores.ts';
