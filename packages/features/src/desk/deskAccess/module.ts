import { defineModule } from '../../platform/module/index.ts';
import { deskAccessMessages } from './deskAccessMessages.ts';

/** Signing in to the desk. */
export const deskAccessModule = defineModule({ key: 'deskAccess', messages: [deskAccessMessages] });
