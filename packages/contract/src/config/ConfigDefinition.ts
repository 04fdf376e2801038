/** A configuration value: a row of the table. */
export interface ConfigDefinition {
  /** A `link` is a path below the site path, or an address; a `remote` is an origin, or `self` for the shop's own examples. */
  readonly type: 'boolean' | 'string' | 'number' | 'origin' | 'remote' | 'address' | 'link';
  /** The value where a market sets none; an empty origin, address or link stands for none. */
  readonly default: boolean | string | number;
  /** The module that reads it. */
  readonly owner: string;
  readonly description: string;
  /** Other spellings: those of the documents. */
  readonly aliases?: readonly string[];
  /** `planned`: no code reads it, it changes nothing until its module is built. */
  readonly state: 'used' | 'planned';
}
