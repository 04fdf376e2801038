/** A value of a token file: a plain value, a list (cubic bezier, font family) or a typography object. */
export type TokenValue = string | number | readonly (string | number)[] | Typography;

export interface Typography {
  readonly family: 'display' | 'text';
  /** Pixels on a phone of 390 and on a desktop of 1280. */
  readonly size: readonly [number, number];
  /** A factor, or pixels on phone and desktop. */
  readonly line: number | readonly [number, number];
  readonly weight: number;
  /** Percent of the width axis, below and from 960 px. */
  readonly width?: readonly [number, number];
  /** In em. */
  readonly tracking?: number;
}

export interface Token {
  /** Dotted, without a trailing `$root`: `color.text.subtle`. */
  readonly name: string;
  readonly type: string;
  readonly value: TokenValue;
  /** Other values from a width in pixels on. */
  readonly from: Readonly<Record<string, TokenValue>>;
}

export interface TokenGroup {
  readonly [key: string]: unknown;
}

const isGroup = (node: unknown): node is TokenGroup =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** Flattens a DTCG tree. `$root` names the group's own token, `$type` is inherited, as the format says. */
export function readTokens(group: TokenGroup, path: readonly string[] = [], inherited = ''): Token[] {
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if ('$value' in group) {
    const extensions = group['$extensions'];
    const from = isGroup(extensions) ? extensions['touchline.from'] : undefined;
    return [
      {
        name: path.filter((step) => step !== '$root').join('.'),
        type,
        value: group['$value'] as TokenValue,
        from: isGroup(from) ? (from as Record<string, TokenValue>) : {},
      },
    ];
  }
  return Object.entries(group).flatMap(([key, node]) =>
    isGroup(node) && (key === '$root' || !key.startsWith('$')) ? readTokens(node, [...path, key], type) : [],
  );
}
