import { defineModule } from '../../platform/module/index.ts';

/** The chat of another application. */
export const chatModule = defineModule({
  key: 'chat',
  config: ['chatOrigin', 'chatName'],
});
