import { subscriptionAction } from '../../app/subscriptionPage.server.ts';

export const action = subscriptionAction('unsubscribe');
