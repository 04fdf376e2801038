import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { inRoot } from '../setup/root.mjs';
import { temporaryFolder } from './builtShop.mjs';
import { median } from './figures.mjs';
import { ask, newSource } from './source.mjs';

/** Kinds of address that nobody must be able to tell apart by time. */
const kinds = ['unknown', 'light', 'full', 'locked', 'social-only'];
const samples = 1_000;
/** Of so many calls the one with the fewest statements counts: background jobs send some of their own. */
const tries = 6;

/** The form that makes an account. @param {string} email @param {string} password */
const registration = (email, password) => ({
  path: '/account/registration',
  body: {
    ...{ firstName: 'Ada', lastName: 'Bench', email, password, action: 'registration' },
    ...{ newsletter: false, terms: true, explicitConsent: true, ageConfirmation: true },
  },
});

/** @type {Record<string, (email: string) => { path: string, body: unknown }>} */
const calls = {
  login: (email) => ({
    path: '/account/login',
    body: { user: email, password: 'a wrong one 42', persistentLogin: false, isMobile: false },
  }),
  registration: (email) => registration(email, 'another one 42'),
  'code request': (email) => ({ path: '/account/login-code', body: { email } }),
  'wrong code': (email) => ({
    path: '/account/login-code/confirmation',
    body: { email, code: '00000000', persistentLogin: false, isMobile: false },
  }),
  'forgotten password': (email) => ({ path: '/account/forgotten-password', body: { email } }),
};

/** The shop's markets, of which the British one never says whether an address has an account. */
function silentMarkets() {
  const folder = temporaryFolder('markets');
  cpSync(inRoot('packages/commerce/markets'), folder, { recursive: true });
  const file = join(folder, 'gb.json');
  const britain = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...britain, account: { ...britain.account, emailLookup: 'alwaysAsk' } }),
  );
  return folder;
}

/**
 * How far apart the answers to different kinds of address are in time. All kinds are asked for in turn, and of each the
 * median distance from the average of its round counts, so that other work of the machine does not. What one sign-in
 * costs in statements.
 * @param {import('./figures.mjs').Bench} bench
 */
export async function accounts({ postgres, startShop, figure }) {
  const { url } = await postgres();
  const shop = await startShop({ databaseUrl: url, env: { MARKETS_DIR: silentMarkets() } });
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const source = newSource();

  /** @param {{ path: string, body: unknown }} call @param {import('node:http').Agent} [from] */
  const post = ({ path, body }, from = source) =>
    ask(from, shop.origin, {
      method: 'POST',
      path: `/api${path}?sitePath=gb`,
      headers: {},
      body: JSON.stringify(body),
    });

  const password = 'correct horse 42';
  const email = 'ada@example.com';
  const registered = await post(registration(email, password));
  if (registered.status !== 200)
    console.log(`    Registering answered ${registered.status} ${registered.text.slice(0, 200)}`);
  const statements = async () => (await shop.counters()).sqlStatements ?? Number.NaN;
  const before = await statements();
  const signIn = { user: email, password, persistentLogin: false, isMobile: false };
  const signedIn = await post({ path: '/account/login', body: signIn });
  if (signedIn.status !== 200) console.log(`    Signing in answered ${signedIn.status}`);
  figure({
    group: 'accounts',
    name: 'SQL statements a sign-in',
    value: (await statements()) - before,
    unit: '',
    bar: 15,
    goal: 12,
  });

  /** Adds accounts of every kind: `light-0@…`, `light-1@…`. @param {string} domain @param {number} count */
  const addAccounts = (domain, count) =>
    database.query(
      `insert into accounts (id, email, level, created_at, password_hash, blocked_at, verified_at)
       select md5($2 || kind || at), kind || '-' || at || '@' || $2,
         case when kind = 'light' then 'light' else 'full' end, now(),
         case when kind in ('full', 'locked') then (select password_hash from accounts where email = $1) end,
         case when kind = 'locked' then now() end, now()
       from unnest($4::text[]) as kind, generate_series(0, $3::int - 1) as at`,
      [email, domain, count, kinds.filter((kind) => kind !== 'unknown')],
    );

  /** How many more statements one kind of address costs than another: on any machine the same. @param {string} name @param {typeof calls[string]} call */
  const statementGap = async (name, call) => {
    const network = newSource();
    const domain = `statements-${name.replaceAll(' ', '-')}.example.com`;
    await addAccounts(domain, tries);
    /** @type {number[]} */
    const counts = [];
    for (const kind of kinds) {
      let least = Infinity;
      for (let at = 0; at < tries; at += 1) {
        await database.query('delete from rate_limits');
        const earlier = await statements();
        await post(call(`${kind}-${at}@${domain}`), network);
        least = Math.min(least, (await statements()) - earlier);
      }
      counts.push(least);
    }
    network.destroy();
    return {
      group: 'accounts',
      name: `SQL statements by which kinds of address differ, ${name}`,
      value: Math.max(...counts) - Math.min(...counts),
      unit: '',
      bar: 0,
      goal: 0,
    };
  };

  /** @param {string} name */
  const measure = async (name) => {
    const call = calls[name];
    if (!call) throw new Error(`There is no call ${name}.`);
    // A network of its own: limits count by it.
    const network = newSource();
    const domain = `${name.replaceAll(' ', '-')}.example.com`;
    await addAccounts(domain, samples);
    /** @type {Map<string, number[]>} */
    const distances = new Map(kinds.map((kind) => [kind, []]));
    for (let at = 0; at < samples; at += 1) {
      await database.query('delete from rate_limits');
      /** @type {[string, number][]} */
      const round = [];
      // Each kind is the first as often as the last; an address is asked for once.
      for (const kind of kinds.map((_, place) => kinds[(at + place) % kinds.length] ?? '')) {
        const began = performance.now();
        await post(call(`${kind}-${at}@${domain}`), network);
        round.push([kind, performance.now() - began]);
      }
      const average = round.reduce((sum, [, time]) => sum + time, 0) / round.length;
      for (const [kind, time] of round) distances.get(kind)?.push(time - average);
    }
    network.destroy();
    const medians = [...distances.values()].map(median);
    for (const [kind, each] of distances)
      console.log(`    ${name}, ${kind}: ${median(each).toFixed(2)} ms from the average of its round`);
    figure({
      group: 'accounts',
      name: `largest gap between kinds of address, ${name}`,
      value: Math.max(...medians) - Math.min(...medians),
      unit: 'ms',
      bar: 2,
      goal: 1,
    });
    await database.query('delete from accounts where email like $1', [`%@${domain}`]);
  };
  for (const [name, call] of Object.entries(calls)) figure(await statementGap(name, call));
  // Both wait for hashes most of the time.
  await Promise.all(['login', 'registration'].map(measure));
  for (const name of ['code request', 'wrong code', 'forgotten password']) await measure(name);
  await database.end();
  source.destroy();
  await shop.stop();
}
