// npm run check: checks format, lint with boundaries, types, storyboards and requirement rows.
// `npm run format` fixes format problems.
import './setup/node.mjs';

const { runTool, log, stopwatch } = await import('./setup/log.mjs');
const { inRoot, root } = await import('./setup/root.mjs');
const { run } = await import('./setup/run.mjs');

/** @param {string} script inside node_modules @param {string[]} args */
const tool = (script, ...args) =>
  run(process.execPath, [inRoot('node_modules', script), ...args], { cwd: root });

/** @param {() => string[] | Promise<string[]>} problems */
const listed = (problems) => async () => {
  const found = await problems();
  for (const problem of found) console.error(problem);
  return found.length ? 1 : 0;
};

await runTool(async () => {
  const time = stopwatch();
  const { ensureInstalled } = await import('./setup/install.mjs');
  await ensureInstalled();
  const { storyProblems } = await import('./checkStories.mjs');
  const { unknownRows, wrongDecisions } = await import('./requirements/ledger.mjs');
  const { unreachableRows } = await import('./requirements/reachable.mjs');
  const { importProblems } = await import('./checks/importProblems.mjs');
  const { commitRange } = await import('./checks/commitRange.mjs');
  const { trackedNameCollisions } = await import('./checks/nameCollisions.mjs');
  const { publishedTypeProblems } = await import('./checks/publishedTypes.mjs');
  const { typeProjects } = await import('./checks/typeProjects.mjs');

  /** @type {[string, () => Promise<number>][]} */
  const checks = [
    ['format', () => tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '--cache', '.')],
    ['lint and boundaries', () => tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')],
    ['storyboards', listed(storyProblems)],
    ['imports', listed(importProblems)],
    ['names of files', listed(trackedNameCollisions)],
    [
      'requirement rows',
      listed(async () => [...unknownRows(), ...wrongDecisions(), ...(await unreachableRows())]),
    ],
    ['commit messages', () => tool('@commitlint/cli/cli.js', ...commitRange())],
    ['types', () => tool('typescript/bin/tsc', '-b', ...typeProjects())],
    ['published types', listed(publishedTypeProblems)],
  ];
  const failed = [];
  for (const [name, check] of checks) {
    const own = stopwatch();
    const code = await check();
    if (code !== 0) failed.push(name);
    log(`${name}: ${code === 0 ? 'in order' : 'NOT in order'}, ${own()}.`);
  }
  console.log(
    failed.length ? `Not in order: ${failed.join(', ')}. ${time()} in all.` : `All in order, ${time()}.`,
  );
  return failed.length;
});
