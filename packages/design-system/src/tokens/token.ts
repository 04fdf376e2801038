import { tokenDefaults } from './tokenDefaults.generated.ts';
import type { TokenName } from './tokenNames.generated.ts';

const property = (name: string) => `--ds-${name.replaceAll('.', '-')}`;

/**
 * The CSS variable of a design token, for use in styles: `token('color.text.subtle')` → `var(--ds-color-text-subtle)`.
 * Its value follows the nearest `data-brand`, `data-scheme`, `data-contrast`, `data-density` and `data-ground`.
 */
export function token(name: TokenName): string {
  const value = tokenDefaults[name];
  if (value === undefined) return `var(${property(name)})`;
  return `var(${property(name)},${value.startsWith('{') ? `var(${property(value.slice(1, -1))})` : value})`;
}
