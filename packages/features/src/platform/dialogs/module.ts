import { defineModule } from '../module/index.ts';
import { dialogStore } from './stores.ts';

/** Which dialogs of the other modules are open. */
export const dialogsModule = defineModule({ key: 'dialogs', stores: [dialogStore] });
