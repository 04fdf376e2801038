import type { TokenName } from './tokenNames.generated.ts';

/**
 * A design decision by name, for use in styles: `token('color.text.subtle')` → `var(--ds-color-text-subtle)`.
 * Its value follows the nearest `data-brand`, `data-scheme` and `data-ground`.
 */
export function token(name: TokenName): string {
  return `var(--ds-${name.replaceAll('.', '-')})`;
}
