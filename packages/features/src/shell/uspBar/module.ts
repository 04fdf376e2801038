import { defineModule } from '../../platform/module/index.ts';
import { uspBarMessages } from './uspBarMessages.ts';

/** The messages of the strip above the header, which take turns. */
export const uspBarModule = defineModule({
  key: 'uspBar',
  messages: [uspBarMessages],
  config: ['displayTopUspBar'],
});
