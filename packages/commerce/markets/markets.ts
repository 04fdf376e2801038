import type { Market } from '@touchline/contract/market/schema';
import { market as de } from './de/market.ts';
import { market as fr } from './fr/market.ts';
import { market as gb } from './gb/market.ts';
import { market as kr } from './kr/market.ts';
import { market as us } from './us/market.ts';

/** The markets of the demo shop, in the order shown in the country selection. */
export const markets: readonly Market[] = [gb, us, de, fr, kr];
