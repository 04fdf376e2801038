import { isGroup } from './tokenFile.ts';
import type { TokenGroup } from './tokenFile.ts';

/** A token from a file; its value is not validated yet. */
export interface Token {
  /** Dotted path without a trailing `$root`: `color.text.subtle`. */
  readonly name: string;
  /** Its own `$type` or that of the nearest group; `css` for values that the format has no type for. */
  readonly type: string;
  readonly value: unknown;
  readonly extensions: TokenGroup;
}

function ownCss(group: TokenGroup): Token[] {
  const extensions = group['$extensions'];
  const css = isGroup(extensions) ? extensions['touchline.css'] : undefined;
  return Object.entries(isGroup(css) ? css : {}).map(([name, value]) => ({
    name,
    type: 'css',
    value,
    extensions: {},
  }));
}

/**
 * Flattens a tree of the Design Tokens Format. `$root` is the group's own token and `$type` is inherited, as the format
 * defines. Values of `$extensions["touchline.css"]` (a line cap, a gradient of hills) come last.
 */
export function readTokens(group: TokenGroup, path: readonly string[] = [], inherited = ''): Token[] {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if ('$value' in group) {
    const extensions = group['$extensions'];
    const name = path.filter((step) => step !== '$root').join('.');
    return [{ name, type, value: group['$value'], extensions: isGroup(extensions) ? extensions : {} }];
  }
  return [
    ...Object.entries(group).flatMap(([key, node]) =>
      isGroup(node) && (key === '$root' || !key.startsWith('$'))
        ? readTokens(node, [...path, key], type)
        : [],
    ),
    ...(path.length === 0 ? ownCss(group) : []),
  ];
}
