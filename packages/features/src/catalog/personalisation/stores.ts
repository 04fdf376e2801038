import { consentStore } from '../../consent/consent/index.ts';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { PersonalisationStore } from './PersonalisationStore.ts';

const create = (context: StoreContext) =>
  new PersonalisationStore(context.ports, {
    isAllowed: () => context.of(consentStore).stateOf('personalisation') === 'granted',
    person: () => context.session.person,
    sitePath: context.site.language.sitePath,
  });

/** What the engine decides for this visitor; never part of a page that the server renders. */
export const personalisationStore: StoreDefinition<PersonalisationStore, null> = {
  key: 'personalisation',
  onIdentity: 'drop',
  create,
  toSnapshot: () => null,
  fromSnapshot: (_, context) => create(context),
};
