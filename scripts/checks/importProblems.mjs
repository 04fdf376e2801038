import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { inRoot, root } from '../setup/root.mjs';

/** @type {{ forbidden: import('dependency-cruiser').IForbiddenRuleType[], options: Record<string, any> }} */
const { options, ...ruleSet } = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs'));

/** Reads the imports of all packages and holds them to the rules. @param {string} project */
async function cruisePackages(project) {
  const { output } = await cruise(
    ['packages'],
    { ...options, ruleSet, validate: true, baseDir: project },
    { bustTheCache: true, ...options['enhancedResolveOptions'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/**
 * Every file of the packages with what it imports: the specifier as written, and the file it leads to.
 * @param {string} project folder that holds packages
 * @returns {Promise<Map<string, Map<string, string>>>}
 */
export async function importGraph(project = root) {
  const { modules } = await cruisePackages(project);
  return new Map(
    modules
      .filter(({ source }) => source.startsWith('packages/'))
      .map(({ source, dependencies }) => [
        source,
        new Map(dependencies.map(({ module, resolved }) => [module, resolved])),
      ]),
  );
}

/**
 * Imports that the packages' boundaries forbid, each as one line with the place where the code belongs. Imports are
 * resolved first, so that a dynamic import or a relative path into another package is seen like any other.
 * @param {string} project folder that holds packages
 * @returns {Promise<string[]>}
 */
export async function importProblems(project = root) {
  const { summary } = await cruisePackages(project);
  const comments = new Map(ruleSet.forbidden.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(
    ({ from, to, rule }) => `${from} imports ${to} (${rule.name}): ${comments.get(rule.name)}`,
  );
}
