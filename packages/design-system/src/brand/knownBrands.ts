import northing from '../../tokens/northing.json' with { type: 'json' };
import touchline from '../../tokens/touchline.json' with { type: 'json' };
import type { TokenGroup } from './tokenFile.ts';

/** The brand files that come with the package: what a brand of your own begins from. */
export const knownBrands: Readonly<Record<'touchline' | 'northing', TokenGroup>> = { touchline, northing };
