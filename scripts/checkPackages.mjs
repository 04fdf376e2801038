// The last step of `npm run build`: checks what would be published. Packs every public package without writing it, and
// checks that each name of its export map leads to a file and each import to something its user has installed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameCollisions } from './checks/nameCollisions.mjs';
import { exportProblems, importProblems, modulesOf } from './packages/packageProblems.mjs';
import { foldersIn } from './setup/files.mjs';
import { inRoot } from './setup/root.mjs';
import { runTool, log } from './setup/log.mjs';

/** @param {string} folder */
function pack(folder) {
  const own = process.env.npm_execpath;
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8'), maxBuffer: 64 * 1024 * 1024 };
  const text = own?.endsWith('.js')
    ? execFileSync(process.execPath, [own, ...args], options)
    : execFileSync('npm', args, options);
  /** @type {[{ files: { path: string }[], size: number }]} */
  const [{ files, size }] = JSON.parse(text);
  return { files: files.map(({ path }) => path), size };
}

/**
 * Loads every module of a package in plain Node, as a server-rendering site does. Modules that run when loaded
 * (`node/…Main`) are left out.
 * @param {string} folder @param {string[]} subpaths
 */
function loadProblems(folder, subpaths) {
  const script = `for (const name of ${JSON.stringify(subpaths)})
    await import(name).catch((error) => console.log(\`\${name} cannot be loaded in Node: \${error.message}\`));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return text.split('\n').filter(Boolean);
}

await runTool(() => {
  const problems = [];
  for (const folder of foldersIn(inRoot('packages'))) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (manifest.private) continue;
    const { files, size } = pack(folder);
    const packed = {
      manifest,
      files,
      read: (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8'),
    };
    const found = [
      ...exportProblems(packed),
      ...importProblems(packed),
      ...nameCollisions(files).map((problem) => `${manifest.name}: ${problem}`),
    ];
    if (found.length === 0) found.push(...loadProblems(folder, modulesOf(packed)));
    log(
      `${manifest.name}: ${files.length} files, ${(size / 1e6).toFixed(1)} MB packed${found.length ? '' : ', whole'}.`,
    );
    problems.push(...found);
  }
  for (const problem of problems) console.error(problem);
  return problems.length ? 1 : 0;
});
