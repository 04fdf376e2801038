// How `lerna version` reads commits: as Angular's conventional commits, with two additions. `feat(x)!: …` is breaking,
// like the footer BREAKING CHANGE, and a footer DEPRECATED appears in the changelog without being breaking.
// @ts-expect-error The package has no types.
const createAngularPreset = require('conventional-changelog-angular');

/** @typedef {{ title: string, text: string }} Note */
/** @typedef {{ header?: string | null, type?: string | null, subject?: string | null, notes: Note[] }} Commit */

const BREAKING = 'BREAKING CHANGE';
const titles = { [BREAKING]: 'BREAKING CHANGES', DEPRECATED: 'DEPRECATED' };

/** @param {Commit} commit */
const breaks = ({ header, notes }) =>
  notes.some(({ title }) => title === BREAKING) || /^\w+(\(.*\))?!:/.test(header ?? '');

module.exports = async () => {
  const angular = await createAngularPreset();
  const parserOpts = {
    ...angular.parserOpts,
    headerPattern: /^(\w*)(?:\((.*)\))?!?: (.*)$/,
    noteKeywords: Object.keys(titles),
  };
  const writerOpts = {
    ...angular.writerOpts,
    /** @param {Commit} commit @param {object} context */
    transform(commit, context) {
      const isSaid = commit.notes.some(({ title }) => title === BREAKING);
      if (breaks(commit) && !isSaid) commit.notes.push({ title: BREAKING, text: commit.subject ?? '' });
      // Angular's preset gives every note the title of a breaking change.
      const kinds = commit.notes.map(({ title }) => title);
      const transformed = angular.writerOpts.transform(commit, context);
      transformed?.notes.forEach((/** @type {Note} */ note, /** @type {number} */ at) => {
        note.title = titles[/** @type {keyof typeof titles} */ (kinds[at])];
      });
      return transformed;
    },
  };
  /** @param {Commit[]} commits */
  const whatBump = (commits) => ({
    level: commits.some(breaks) ? 0 : commits.some(({ type }) => type === 'feat') ? 1 : 2,
  });
  return {
    parserOpts,
    writerOpts,
    conventionalChangelog: { parserOpts, writerOpts },
    recommendedBumpOpts: { parserOpts, whatBump },
  };
};
