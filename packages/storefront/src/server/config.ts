import { brands, type Brand } from '@touchline/features/site';

export interface Config {
  port: number;
  /** Absent: all addresses of this machine. */
  host: string | undefined;
  /** The one origin this shop is reached at. `isGiven` when the operator said so. */
  origin: string;
  isOriginGiven: boolean;
  brand: Brand;
  databaseUrl: string | undefined;
  dataDir: string;
  isProduction: boolean;
}

/** A setting that cannot be used: one clear sentence for whoever started the shop. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings from the environment; every mistake is told in one sentence. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  defaultDataDir: string,
): Config {
  const port = readPort(env['PORT']);
  const origin = readOrigin(env['SHOP_ORIGIN']);
  return {
    port,
    host: env['HOST'] || undefined,
    origin: origin ?? `http://localhost:${port}`,
    isOriginGiven: origin !== undefined,
    brand: readBrand(env['BRAND']),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    dataDir: env['DATA_DIR'] || defaultDataDir,
    isProduction: env['NODE_ENV'] !== 'development',
  };
}

function readPort(text: string | undefined): number {
  if (!text) return 3000;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new ConfigError(`SHOP_ORIGIN must be like https://shop.example without a path, not "${text}".`);
  }
  return url.origin;
}

function readBrand(text: string | undefined): Brand {
  const brand = brands.find((known) => known === (text || 'touchline'));
  if (!brand) throw new ConfigError(`BRAND must be one of ${brands.join(', ')}, not "${text ?? ''}".`);
  return brand;
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/[^/?#]+\/[^/?#]+/.test(text) || !isReadable(text)) {
    throw new ConfigError('DATABASE_URL must be like postgresql://user:password@host:5432/name.');
  }
  return text;
}

/** Whether an address can be read, its escapes included: a password with a bare % cannot. */
function isReadable(address: string): boolean {
  try {
    return decodeURIComponent(new URL(address).href) !== '';
  } catch {
    return false;
  }
}
