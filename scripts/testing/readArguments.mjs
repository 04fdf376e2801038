import { Refusal } from '../setup/log.mjs';

/**
 * What `npm test --` was asked for.
 * @param {readonly string[]} args names of layers, `--changed [REVISION]`, and after `--` what goes to the runner
 * @param {readonly string[]} layers names that exist
 * @returns {{ names: string[], rest: string[], changed: { since?: string } | undefined }}
 */
export function readArguments(args, layers) {
  const split = args.indexOf('--');
  const own = split < 0 ? args : args.slice(0, split);
  const rest = split < 0 ? [] : args.slice(split + 1);
  const at = own.indexOf('--changed');
  const next = at < 0 ? undefined : own[at + 1];
  const since = next !== undefined && !layers.includes(next) ? next : undefined;
  const names = own.filter((_, index) => index !== at && !(since !== undefined && index === at + 1));
  const unknown = names.filter((name) => !layers.includes(name));
  if (unknown.length)
    throw new Refusal(`No such layer: ${unknown.join(', ')}. There are: ${layers.join(', ')}.`);
  return { names, rest, changed: at < 0 ? undefined : since === undefined ? {} : { since } };
}
