import { consentLevels } from '@touchline/contract/consent/constants';
import type { ConsentPlace, ConsentStore } from './ConsentStore.ts';

/** Does what a form of the settings asks for, on the server and in the browser; returns whether it was a choice. */
export function submitPrivacySettings(store: ConsentStore, form: FormData, place: ConsentPlace): boolean {
  switch (form.get('choice')) {
    case 'accept':
      store.accept(place);
      return true;
    case 'reject':
      store.reject(place);
      return true;
    case 'doNotSell':
      store.doNotSell(place);
      return true;
    case 'save': {
      const boxes = form.getAll('level');
      store.tick(consentLevels.filter((level) => boxes.includes(String(level))));
      store.save(place);
      return true;
    }
    default:
      return false;
  }
}
