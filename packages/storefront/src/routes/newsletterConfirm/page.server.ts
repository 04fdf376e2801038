import { subscriptionAction } from '../shared/subscriptionPage.server.ts';

export const action = subscriptionAction('confirm');
