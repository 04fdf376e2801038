import { lazyFeature } from './lazyFeature.tsx';

// What opens above a page, and what a page begins by itself.

export const authFlow = lazyFeature(() => import('@touchline/features/account/authFlow'));
export const login = lazyFeature(() => import('@touchline/features/account/login'));
export const membership = lazyFeature(() => import('@touchline/features/loyalty/membership'));
export const newsletter = lazyFeature(() => import('@touchline/features/newsletter'));
export const privacyRequest = lazyFeature(() => import('@touchline/features/consent/privacyRequest'));
export const region = lazyFeature(() => import('@touchline/features/shell/region'));
export const heartOutcome = lazyFeature(() => import('./showHeartOutcome.ts'));
