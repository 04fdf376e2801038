import northing from '../../tokens/northing.json' with { type: 'json' };
import touchline from '../../tokens/touchline.json' with { type: 'json' };
import type { TokenGroup } from './tokenFile.ts';

/** The brand files of the package, from which a custom brand starts. */
export const knownBrands: Readonly<Record<'touchline' | 'northing', TokenGroup>> = { touchline, northing };
