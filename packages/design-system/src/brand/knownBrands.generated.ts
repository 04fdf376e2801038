// Written by tokens/build.ts from the folders in brands. Change those, not this.
import about0 from '../../brands/touchline/brand.json' with { type: 'json' };
import tokens0 from '../../brands/touchline/tokens.json' with { type: 'json' };
import about1 from '../../brands/northing/brand.json' with { type: 'json' };
import tokens1 from '../../brands/northing/tokens.json' with { type: 'json' };
import type { BrandName } from '../tokens/tokens.css.generated.ts';
import type { Brand } from './Brand.ts';
import { brandOf } from './brandOf.ts';

/** The brands of this package, from which a custom brand starts. */
export const knownBrands: Readonly<Record<BrandName, Brand>> = {
  'touchline': brandOf('touchline', about0, tokens0, {"viewBox":"0 0 24 24","shapes":[["path",{"d":"M2.7 1v20.3H23.5M2.7 9.2a12.1 12.1 0 0 1 12.1 12.1","fill":"none","stroke":"currentColor","strokeWidth":"3.4"}]]}),
  'northing': brandOf('northing', about1, tokens1, {"viewBox":"0 0 24 24","shapes":[["path",{"d":"M2 20.5 9 5.2 13 13 16.3 8.8 22 20.5","fill":"none","stroke":"currentColor","strokeWidth":"3.2","strokeLinecap":"round","strokeLinejoin":"round"}],["circle",{"cx":"17.5","cy":"3.4","r":"2.5"}]]}),
};
