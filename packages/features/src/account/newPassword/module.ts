import { defineModule } from '../../platform/module/index.ts';
import { newPasswordMessages } from './newPasswordMessages.ts';

/** The field for a new password, wherever one is chosen. */
export const newPasswordModule = defineModule({ key: 'newPassword', messages: [newPasswordMessages] });
