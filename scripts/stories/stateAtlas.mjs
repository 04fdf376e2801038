import { basename, dirname } from 'node:path';
import { featureFolders, filesBelow } from '../setup/files.mjs';
import { readStories } from './readStories.mjs';
import { storeStates } from './storeStates.mjs';

/** The states that all modules name alike (CONTRIBUTING), in the order of the table; a cause may follow: `FailedTooMany`. */
export const commonStates = /** @type {const} */ ([
  ...['Default', 'Empty', 'Loading', 'Partial', 'Ready', 'Submitting', 'Succeeded', 'Invalid', 'Failed'],
  ...['Offline', 'SignedOut', 'Disabled', 'ReadOnly', 'LongContent', 'RightToLeft'],
]);

/**
 * The common states that show what a store calls by another name. Where a store has nothing to say yet, any story does.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const shownAs = {
  idle: [''],
  untouched: [''],
  hidden: [''],
  closed: [''],
  lookingUp: ['Loading', 'Submitting'],
  asking: ['Loading', 'Default'],
  searching: ['Loading'],
  signingIn: ['Loading'],
  verifying: ['Loading', 'Submitting'],
  checking: ['Submitting'],
  refining: ['Loading'],
  growing: ['Loading'],
  open: ['Default', 'Ready'],
  started: ['Default', 'Ready'],
  enabled: ['Default', 'Ready'],
  found: ['Ready', 'Succeeded'],
  ready: ['Ready', 'Default'],
  signedIn: ['Ready', 'Succeeded'],
  adding: ['Submitting'],
  sending: ['Submitting'],
  inProgress: ['Submitting'],
  attempted: ['Invalid'],
  ending: ['Submitting'],
  done: ['Succeeded'],
  sent: ['Succeeded'],
  saved: ['Succeeded'],
  success: ['Succeeded'],
  completed: ['Succeeded'],
  confirmed: ['Succeeded'],
  verified: ['Succeeded'],
  registered: ['Succeeded'],
  announced: ['Succeeded'],
  ended: ['Succeeded'],
  none: ['Empty'],
  missing: ['Empty', 'FailedMissing'],
  wrong: ['Invalid', 'FailedWrong'],
  unknown: ['Invalid'],
  refused: ['Invalid', 'Failed'],
  signInNeeded: ['SignedOut'],
  notFound: ['NotFound', 'FailedNotFound', 'FailedGone', 'Empty'],
  error: ['Failed'],
  failed: ['Failed', 'Offline'],
  tooMany: ['FailedTooMany', 'InvalidTooOften'],
  linkOver: ['FailedLinkOver', 'FailedOver', 'InvalidLink'],
  hasAccount: ['ReadyForKnownAddress'],
  confirming: ['ReadyForCode'],
  silent: ['FailedCardFields'],
  atDevice: ['Asking'],
  leaving: ['HostedPage'],
  unavailable: ['Failed'],
  unexpected: ['Failed'],
  notSent: ['Failed'],
};

/** States that nobody sees: the store is left as soon as it is in one. @type {Readonly<Record<string, string>>} */
const passing = {
  'SetPasswordStore: done': 'The account page follows.',
  'LoginStore: success': 'The dialog closes, or the page that was asked for follows.',
  'DeskAccessStore: signedIn': 'The list of pages follows.',
};

/** @param {string} kind */
const capital = (kind) => kind.charAt(0).toUpperCase() + kind.slice(1);

/**
 * @typedef {{ name: string, id: string }} AtlasStory name of its export
 * @typedef {object} AtlasEntry
 * @property {string} area of the sidebar: `Checkout`
 * @property {string} module folder: `returns`
 * @property {Record<string, AtlasStory[]>} states stories by common state
 * @property {{ store: string, kinds: { kind: string, story: AtlasStory | undefined }[] }[]} stores with the first story that
 * shows each of their states
 */

/** The first story that shows what a store calls `kind`. @param {string} kind @param {readonly AtlasStory[]} stories */
const storyOfKind = (kind, stories) =>
  stories.find(({ name }) => name.includes(capital(kind))) ??
  stories.find(({ name }) => (shownAs[kind] ?? [capital(kind)]).some((state) => name.startsWith(state)));

/**
 * Every module of the shop with the states that its stories show, and those that its stores can be in.
 * @param {string} project folder that holds packages
 * @returns {AtlasEntry[]}
 */
export const stateAtlas = (project) =>
  featureFolders(project).flatMap((folder) => {
    const own = filesBelow(folder, /\.stories\.tsx$/);
    const stores = storeStates(folder);
    // A store without a view of its own is seen in those of its area.
    const files = (own.length > 0 ? own : filesBelow(dirname(folder), /\.stories\.tsx$/)).map(readStories);
    if (files.length === 0 || (own.length === 0 && stores.length === 0)) return [];
    const stories = files.flatMap((file) =>
      file.stories.map(({ exportName, id }) => ({ name: exportName, id })),
    );
    return {
      area: files[0]?.title.split('/')[1] ?? basename(dirname(folder)),
      module: basename(folder),
      states: Object.fromEntries(
        commonStates.map((state) => [state, stories.filter(({ name }) => name.startsWith(state))]),
      ),
      stores: stores.map(({ store, kinds }) => ({
        store,
        kinds: kinds.map((kind) => ({ kind, story: storyOfKind(kind, stories) })),
      })),
    };
  });

/** States that a store can be in and no story shows: `BasketStore: failed`. @param {string} project */
export const unshownStates = (project) =>
  stateAtlas(project).flatMap(({ stores }) =>
    stores.flatMap(({ store, kinds }) =>
      kinds
        .filter(({ story }) => !story)
        .map(({ kind }) => `${store}: ${kind}`)
        .filter((state) => !(state in passing)),
    ),
  );
