// How `lerna version` reads commits: as the conventional commits of Angular, and two things more. `feat(x)!: …` breaks
// as the footer BREAKING CHANGE does, and a footer DEPRECATED stands in the changelog without breaking anything.
// @ts-expect-error It comes without types.
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
      // Angular's gives every note the title of a breaking one.
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
