export { BagPromise } from './BagPromise.tsx';
export { BagPromiseStore, type ParcelStatus, type PromisedParcel } from './BagPromiseStore.ts';
export { LineArrival } from './LineArrival.tsx';
export { bagPromiseStore } from './stores.ts';
