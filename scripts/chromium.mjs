// Finds the Chromium that stories, journeys, pictures and measurements run in.
//   node scripts/chromium.mjs     prints its path, installing it first if possible
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './setup/run.mjs';
import { Refusal, runTool, log, stopwatch } from './setup/log.mjs';

/**
 * Features of Chromium that are off. The list replaces Playwright's, which it therefore contains, since only the last one
 * of a command line counts; a test compares them. Chromium's address bar is a web page of its own, which took a third of
 * a second for each window that nobody sees.
 */
export const disabledFeatures = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  ...['TcpPortRandomizationWin', 'ThirdPartyStoragePartitioning'],
  ...['msEdgeUpdateLaunchServicesPreferredVersion', 'msForceBrowserSignIn'],
  ...['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'],
];

/** Arguments of every Chromium of this project: no sandbox (containers), no GPU, no telemetry. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Arguments of the tests' Chromium: one without windows would round the widths of letters, which others do not. */
export const testChromiumArgs = [...chromiumArgs, '--font-render-hinting=none'];

/** Chromium without windows: it draws pages only, where the others also draw a window around them that nobody sees. */
const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Existing files of these names in the folders of `PATH`. @param {readonly string[]} wanted */
const onPath = (wanted) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));

const installed = () => [...onPath(names), ...places].find((path) => existsSync(path));

/** The path of an installed Chromium, or `undefined`. `CHROMIUM` in the environment takes precedence. @returns {Promise<string | undefined>} */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Refusal(`CHROMIUM names ${named}, but there is no such file.`);
  }
  const found = installed();
  if (found) return found;
  try {
    const { chromium } = await import('playwright');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  } catch {
    // Playwright is not installed yet, or does not support this system.
  }
  return undefined;
}

/**
 * The Chromium that journeys and stories run in: one without windows where it is installed, which needs about half of the
 * processor time, and any other where it is not. `CHROMIUM` takes precedence.
 */
export const findWindowlessChromium = async () =>
  (process.env.CHROMIUM ? undefined : onPath(withoutWindows)[0]) ?? findChromium();

/**
 * A Chromium with windows, for what the one without them lacks: pages that are kept for the way back.
 * @returns {Promise<string | undefined>}
 */
export const findWindowedChromium = async () => installed() ?? findChromium();

/** Like `findChromium`, but installs Debian's package if permitted; otherwise reports in one sentence what to do. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const time = stopwatch();
    log('Installing Chromium with apt-get (about 100 MB): the tests open the shop in it.');
    /** @type {import('node:child_process').SpawnOptions} */
    const quiet = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    };
    await run('apt-get', ['update', '-q'], quiet);
    // With the fonts that pages are looked at in: as wide as Arial, as on most systems; what Linux has at least; Korean.
    const needed = ['chromium', 'fonts-liberation', 'fonts-dejavu-core', 'fonts-noto-cjk'];
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...needed], { ...quiet });
    // Journeys and stories run in it where it is; not every Debian has it.
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      ...quiet,
      stdio: 'ignore',
    });
    const installed = await findChromium();
    if (installed) {
      log(`Chromium installed in ${time()}.`);
      return installed;
    }
  }
  throw new Refusal(
    'No Chromium was found: install one (on Debian `apt-get install chromium`, elsewhere `npx playwright install chromium`) or name it by CHROMIUM=/path/to/chromium.',
  );
}

/** The version line of a Chromium. @param {string} path */
export const chromiumVersion = (path) =>
  execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await runTool(async () => console.log(await ensureChromium()));
