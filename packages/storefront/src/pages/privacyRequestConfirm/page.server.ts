import { privacyCaseAction } from '../../app/privacyCasePage.server.ts';

export const action = privacyCaseAction('confirm');
