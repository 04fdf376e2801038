export { DeliveryPromise, type DeliveryPromiseProps } from './DeliveryPromise.tsx';
export { deliveryPromiseMessages } from './deliveryPromiseMessages.ts';
export { DeliveryPromiseStore, type DeliveryPromiseStatus } from './DeliveryPromiseStore.ts';
export { deliveryPromiseStore } from './stores.ts';
