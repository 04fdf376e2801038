export { ExpressOffer, type ExpressOfferProps } from './ExpressOffer.tsx';
export { expressMessages } from './expressMessages.ts';
export type { ExpressSource } from './ExpressSource.ts';
export { expressOfferStore } from './stores.ts';
