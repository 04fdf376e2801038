import { defineModule } from '../../platform/module/index.ts';

/** The chat of another application. */
export const chatModule = defineModule({
  key: 'chat',
  flags: ['CHAT_MF_ENABLED'],
  config: ['chatOrigin', 'chatName'],
});
