export { engineEvents, type PageVisit } from './engineEvents.ts';
export { PersonalBanner } from './PersonalBanner.tsx';
export { personalisationMessages } from './personalisationMessages.ts';
export {
  maskLimit,
  PersonalisationStore,
  placeOf,
  type PersonalisationInput,
} from './PersonalisationStore.ts';
export { engineSession, personalisationStorage } from './storage.ts';
export { personalisationStore } from './stores.ts';
