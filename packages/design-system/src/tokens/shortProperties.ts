import { propertyOf } from '../brand/cssOfToken.ts';
import { allTokens } from './tokenNames.generated.ts';

/** Two digits or a digit and a letter: no other custom property begins with a digit. */
const short = new Map(allTokens.map((name, at) => [propertyOf(name), `--${(at + 36).toString(36)}`]));

/**
 * Replaces the names of the tokens' custom properties in a text by short ones. For a whole that nobody else writes styles
 * for, such as the built shop: the names are a sixth of its styles.
 */
export const withShortProperties = (text: string): string =>
  text.replace(/--ds-[\w-]+/g, (name) => short.get(name) ?? name);
