/** The type of a flag's values; a list names the variants of a test. */
export type FlagType = 'boolean' | 'string' | 'number' | readonly string[];

/** A feature flag: a row of the table. */
export interface FlagDefinition {
  readonly type: FlagType;
  /** The value where a market sets none. */
  readonly default: boolean | string | number;
  /** The module whose behaviour it changes. */
  readonly owner: string;
  /** What a market turns on, in one sentence. */
  readonly description: string;
  /** Other spellings, in the documents and in older market files; they are read like the name. */
  readonly aliases?: readonly string[];
  /** `planned`: no code reads it, it changes nothing until its module is built. */
  readonly state: 'used' | 'planned';
  /**
   * Two visitors of one site may have different values. Pages that are the same for everybody carry the value of a
   * visitor without an id. @default false
   */
  readonly isVisitorDependent?: boolean;
}

/** The type that the code sees for a definition. */
export type FlagValueOf<Definition extends FlagDefinition> = Definition['type'] extends 'boolean'
  ? boolean
  : Definition['type'] extends 'string'
    ? string
    : Definition['type'] extends 'number'
      ? number
      : Definition['type'] extends readonly (infer Variant)[]
        ? Variant
        : never;
