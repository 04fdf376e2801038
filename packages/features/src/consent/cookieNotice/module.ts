import { defineModule } from '../../platform/module/index.ts';
import { cookieNoticeMessages } from './cookieNoticeMessages.ts';

/** The list of everything that the shop stores in a browser. */
export const cookieNoticeModule = defineModule({ key: 'cookieNotice', messages: [cookieNoticeMessages] });
