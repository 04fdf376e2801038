export { ContentPage } from './ContentPage.tsx';
export { ContentStore, type ContentSnapshot, type ContentStatus } from './ContentStore.ts';
export { contentMessages } from './contentMessages.ts';
export { HomePage } from './HomePage.tsx';
export { LandingPage } from './LandingPage.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
export { heroSizes } from './sections/HeroView.tsx';
export { SessionExpiredPage } from './SessionExpiredPage.tsx';
export { contentStore } from './stores.ts';
