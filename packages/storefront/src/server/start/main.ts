import { fileURLToPath } from 'node:url';
import { startCommerce, type RunningCommerce } from '@touchline/commerce/node/startCommerce';
import { builtDesk } from '../desk/builtDesk.ts';
import { Assets } from '../render/assets.ts';
import { brandFiles } from '../sites/brandFiles.ts';
import { commerceOptions } from './commerceOptions.ts';
import { readConfig } from './config.ts';
import { loadBrand } from '../sites/loadBrand.ts';
import { loadDemo } from './loadDemo.ts';
import { listen, checkPort } from '../http/listen.ts';
import { createShop } from '../http/shop.ts';
import { shopFolderSettings } from './shopFolder.ts';
import { listenFailure, startFailure } from './startFailure.ts';
import { startWarnings } from './startWarnings.ts';
import { RequestLog } from '../http/RequestLog.ts';
import { StaticFiles } from '../http/StaticFiles.ts';
import { builtStyles } from '../render/styles/builtStyles.tsx';

/** Milliseconds that running requests may take once the shop is told to stop. */
const drainLimit = 10_000;

function log(message: string, fields: Readonly<Record<string, unknown>> = {}, error?: unknown): void {
  const cause =
    error instanceof Error
      ? { error: error.message, stack: error.stack }
      : error === undefined
        ? {}
        : { error: String(error) };
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: error === undefined ? 'info' : 'error', message, ...fields, ...cause })}\n`,
  );
}

const warn = (message: string): void =>
  void process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'warn', message })}\n`,
  );

async function endOf(commerce: RunningCommerce): Promise<void> {
  await commerce.stop().catch((error: unknown) => {
    process.exitCode = 1;
    log('The back end did not stop in order.', {}, error);
  });
  process.exit();
}

async function main(): Promise<void> {
  const began = performance.now();
  // These two are seen from the built file, `dist/server/main.js`.
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  Object.assign(process.env, shopFolderSettings(process.env));
  const config = readConfig(process.env, `${root}.data`);
  const brand = loadBrand(config);
  await checkPort(config);
  for (const sentence of startWarnings(config)) warn(sentence);
  const commerce = await startCommerce(commerceOptions(config, brand, await loadDemo(config)));
  const client = fileURLToPath(new URL('../client/', import.meta.url));
  const assets = new Assets(client);
  const requests = new RequestLog((lines) => process.stdout.write(lines));
  process.once('exit', () => requests.flush());
  const shop = createShop({
    ...{ config, brand },
    backEnd: commerce.fetch,
    providerOrigin: commerce.providerOrigin,
    assets,
    styles: builtStyles(assets),
    files: new StaticFiles(client, brandFiles(brand)),
    deskFiles: builtDesk(client),
    log,
    ...(config.hasRequestLog ? { onAnswer: requests.add } : {}),
  });

  const server = listen({
    shop,
    port: config.port,
    host: config.host,
    onListening: (port) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(
        `The shop is open at ${config.isOriginGiven ? config.origin : `http://localhost:${port}`} (ready after ${seconds} s).\n`,
      );
      if (commerce.deskLink !== undefined)
        process.stdout.write(
          `Edit its pages (good once, for 15 minutes): ${config.isOriginGiven ? config.origin : `http://localhost:${port}`}${commerce.deskLink}\n`,
        );
      if (commerce.decisions.length > 0)
        process.stdout.write(
          `Still to decide, see docs/running.md:\n${commerce.decisions.map((each) => `- ${each}\n`).join('')}`,
        );
    },
  });
  server.on('error', (error) => {
    process.stderr.write(`${listenFailure(error, config)}\n`);
    process.exitCode = 1;
    setTimeout(() => process.exit(), drainLimit).unref();
    void endOf(commerce);
  });

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drainLimit).unref();
    server.close(() => void endOf(commerce));
    // Otherwise a connection whose last response was sent would stay open for some seconds.
    setInterval(() => server.closeIdleConnections(), 100).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => log('Unhandled rejection.', {}, error));
}

main().catch((error: unknown) => {
  const { sentence, isWhole } = startFailure(error);
  if (!isWhole) log('The shop could not start.', {}, error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
