import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel/database/schema.ts';
import {
  deleteSetting,
  readOrCreateSetting,
  readSetting,
  writeSetting,
} from '../kernel/database/settings.ts';
import type { Log } from '../kernel/ports/Log.ts';
import { hmacHex } from '../kernel/session/hmacHex.ts';
import { StartError } from './StartError.ts';

/** What the shop signs with now, and what it signed with before the last change. */
export interface ShopSecrets {
  readonly secret: string;
  readonly previousSecret?: string;
}

export interface SecretPlaces {
  readonly db: Kysely<Database>;
  /** Folder of the file `secret`; without it a secret that nobody gave lasts as long as the process. */
  readonly dataDir: string | undefined;
  /** By environment variable. */
  readonly given: Partial<ShopSecrets>;
  /** Other processes may use the same database, and must have the same secret. */
  readonly isShared: boolean;
  readonly log: Log;
}

/** The row that held the secret in the database of earlier shops. */
const oldRow = 'secret';
/** Tells processes of one database whether they have the same secret; nothing follows from it. */
const fingerprintRow = 'secret-fingerprint';
const minLength = 32;

/**
 * The secrets of a shop: those it was given, then those of the file in its data folder, one a line. A new shop writes
 * that file. The secret is not in the database, so a copy of the database signs nobody in; one that is still there is
 * moved into the file.
 */
export async function shopSecrets(places: SecretPlaces): Promise<ShopSecrets> {
  const { db, dataDir, given } = places;
  const path = dataDir === undefined ? undefined : join(dataDir, 'secret');
  const old = await readSetting(db, oldRow);
  if (path !== undefined && old !== undefined) await addToFile(path, old);
  const lines = path === undefined ? (old === undefined ? [] : [old]) : await linesOf(path);
  const known = [given.secret, given.previousSecret, ...lines].filter((each) => each !== undefined);
  const [secret, previousSecret] = new Set(known.length > 0 ? known : await firstSecrets(places, path));
  if (secret === undefined) throw new StartError('The file of the secret is empty.');
  await checkFingerprint(places, secret, known.slice(1));
  if (old !== undefined) await deleteSetting(db, oldRow);
  return { secret, ...(previousSecret === undefined ? {} : { previousSecret }) };
}

async function linesOf(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new StartError(`The secret ${path} cannot be read: ${error.message}`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  const secrets = lines.filter((line) => line !== '');
  if (secrets.some((line) => line.length < minLength))
    throw new StartError(`Each line of ${path} must have at least ${minLength} characters.`);
  return secrets;
}

/** Adds a secret to the file, whole or not at all, whatever happens meanwhile. */
async function addToFile(path: string, secret: string): Promise<void> {
  const lines = await linesOf(path);
  if (lines.includes(secret)) return;
  await writeWhole(path, [...lines, secret], (temporary) => rename(temporary, path));
}

/** Writes the file under another name first, so that nobody ever reads half of it. */
async function writeWhole(
  path: string,
  lines: readonly string[],
  move: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, `${lines.join('\n')}\n`, { mode: 0o600, flush: true });
    // Where the process has another mask.
    await chmod(temporary, 0o600);
    await move(temporary);
  } catch (error) {
    throw new StartError(`The secret ${path} cannot be written: ${(error as Error).message}`);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** The secret of a new shop; of processes that start at once in one folder, all get the first one's. */
async function firstSecrets(
  { db, isShared, log }: SecretPlaces,
  path: string | undefined,
): Promise<readonly string[]> {
  if ((await readSetting(db, fingerprintRow)) !== undefined) {
    if (isShared) throw new StartError(otherSecret('is not here'));
    log.warn(
      'The secret of this shop is gone. It has a new one: everybody is signed out, and links of mails end.',
    );
  }
  const made = randomBytes(32).toString('base64url');
  if (path === undefined) return [made];
  await writeWhole(path, [made], (temporary) =>
    link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    }),
  );
  return linesOf(path);
}

const otherSecret = (what: string): string =>
  `The secret of this database ${what}: set SHOP_SECRET to the one that its other processes have, or copy their file DATA_DIR/secret. If it is lost, delete the row ${fingerprintRow} of the table shop_settings: everybody is signed out then, and links of mails end.`;

async function checkFingerprint(
  { db, isShared, log }: SecretPlaces,
  secret: string,
  others: readonly string[],
): Promise<void> {
  const own = await fingerprintOf(secret);
  const stored = await readOrCreateSetting(db, fingerprintRow, () => own);
  if (stored === own) return;
  const isRotated = (await Promise.all(others.map(fingerprintOf))).includes(stored);
  if (!isRotated && isShared) throw new StartError(otherSecret('is another'));
  if (!isRotated)
    log.warn('The secret of this shop is another one: everybody is signed out, and links of mails end.');
  await writeSetting(db, fingerprintRow, own);
}

const fingerprintOf = (secret: string): Promise<string> => hmacHex(secret, 'fingerprint');
