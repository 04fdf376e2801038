import type * as mobx from 'mobx';

/**
 * `mobx` of the built server. A page is rendered once from stores that nobody observes, so their fields stay plain
 * fields: reading one costs nothing, and a store is made at a fifth of the price. What is not here can't be imported by
 * code that the server loads; the build says so.
 */

/** Names of the methods of a class: they are the same for all its stores. */
const methods = new WeakMap<object, readonly string[]>();

function methodsOf(prototype: object): readonly string[] {
  const known = methods.get(prototype);
  if (known) return known;
  const names = Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([name]) => name);
  methods.set(prototype, names);
  return names;
}

/** Binds the methods where `autoBind` asks for it, and leaves the rest as it is. */
export const makeAutoObservable = (<T extends Record<string, unknown>>(
  target: T,
  _overrides?: unknown,
  { autoBind = false }: mobx.CreateObservableOptions = {},
): T => {
  if (autoBind)
    for (const name of methodsOf(Object.getPrototypeOf(target) as object)) {
      const value = (target[name] as (...input: unknown[]) => unknown).bind(target);
      Object.defineProperty(target, name, { value, writable: true, configurable: true });
    }
  return target;
}) as unknown as typeof mobx.makeAutoObservable;

export const runInAction: typeof mobx.runInAction = (change) => change();

// They say how a field is observed.
export const observableRef = {} as typeof mobx.observableRef;
export const observableShallow = {} as typeof mobx.observableShallow;

// Nothing that a page was rendered from changes later.
const never = () => () => undefined;
export const reaction = never as unknown as typeof mobx.reaction;
export const when = never as unknown as typeof mobx.when;
