import { privacyCaseAction } from '../shared/privacyCasePage.server.ts';

export const action = privacyCaseAction('confirm');
