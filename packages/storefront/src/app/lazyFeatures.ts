import { lazyFeature } from './lazyFeature.tsx';

// What opens above a page, and what a page begins by itself.

export const authFlow = lazyFeature(() => import('@touchline/features/authFlow'));
export const login = lazyFeature(() => import('@touchline/features/login'));
export const membership = lazyFeature(() => import('@touchline/features/membership'));
export const newsletter = lazyFeature(() => import('@touchline/features/newsletter'));
export const privacyRequest = lazyFeature(() => import('@touchline/features/privacyRequest'));
export const region = lazyFeature(() => import('@touchline/features/region'));
export const heartOutcome = lazyFeature(() => import('./showHeartOutcome.ts'));
