import { defineModule } from '../../platform/module/index.ts';
import { personalisationMessages } from './personalisationMessages.ts';
import { personalisationStorage } from './storage.ts';
import { personalisationStore } from './stores.ts';

/** What the personalisation engine decides. */
export const personalisationModule = defineModule({
  key: 'personalisation',
  messages: [personalisationMessages],
  stores: [personalisationStore],
  storage: personalisationStorage,
  events: ['personalisation_error'],
});
