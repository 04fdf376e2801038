import type { Ports } from '../ports/index.ts';
import type { StoredValue } from './defineStored.ts';
import { cookieTexts } from './cookieTexts.ts';

/** What `stored` needs. */
export type StorageNeeds = Pick<Ports, 'storage' | 'clock' | 'reporter'>;

/** Access to the values that the modules define. It never throws: a browser may forbid storage, or be full. */
export interface Stored {
  /** `undefined` when there is none, when it is over, or when this version of the shop cannot read it. */
  read<Value>(definition: StoredValue<Value>): Value | undefined;
  /** The same, of a value in a protected cookie, which the browser has to fetch first. */
  load<Value>(definition: StoredValue<Value>): Promise<Value | undefined>;
  /** A value that cannot be written is reported, and an older one removed: it would no longer be true. */
  write<Value>(definition: StoredValue<Value>, value: Value): void;
  remove(definition: StoredValue<unknown>): void;
}

const isCookie = ({ where }: StoredValue<unknown>) => where !== 'session' && where !== 'local';

/** Names of the cookies or entries of a value. */
export const namesOf = ({ key, parts = 1 }: StoredValue<unknown>): string[] =>
  Array.from({ length: parts }, (_, at) => (at === 0 ? key : `${key}.${at + 1}`));

/** Reads, writes and removes stored values, each in its own place and for its own time. */
export function stored({ storage, clock, reporter }: StorageNeeds): Stored {
  const attempt = <Result>(definition: StoredValue<unknown>, act: () => Result): Result | undefined => {
    try {
      return act();
    } catch (error) {
      reporter.report(`The browser could not store "${definition.key}"`, error);
      return undefined;
    }
  };

  /** Whether a cookie may exist. The browser does not know it of one that it has not fetched. */
  const mayExist = (name: string, { where }: StoredValue<unknown>): boolean =>
    (where === 'protectedCookie' && storage.fetch !== undefined) || storage.get(name, where) !== undefined;

  const textOf = (definition: StoredValue<unknown>): string | undefined => {
    const texts = namesOf(definition).map((name) => storage.get(name, definition.where));
    if (texts[0] === undefined || isCookie(definition) || definition.maxAge === 'session')
      return texts[0] === undefined ? undefined : texts.join('');
    // The browser's storage has no lifetimes: the end is written before the text.
    const [, until, text] = /^(\d+) (.*)$/s.exec(texts[0]) ?? [];
    return Number(until) > clock.now().getTime() ? text : undefined;
  };

  const put = (definition: StoredValue<unknown>, text: string): void => {
    const { key, where, maxAge } = definition;
    if (!isCookie(definition)) {
      const until = maxAge === 'session' ? '' : `${clock.now().getTime() + maxAge * 1000} `;
      storage.set(key, until + text, where, maxAge);
      return;
    }
    const names = namesOf(definition);
    const texts = cookieTexts(text);
    if (texts.length > names.length) throw new RangeError(`${text.length} characters are too many`);
    for (const [at, name] of names.entries()) {
      const part = texts[at];
      if (part !== undefined) storage.set(name, part, where, maxAge);
      else if (mayExist(name, definition)) storage.remove(name, where);
    }
  };

  const remove = (definition: StoredValue<unknown>): void => {
    const [key = '', ...others] = namesOf(definition);
    storage.remove(key, definition.where);
    for (const name of others) if (mayExist(name, definition)) storage.remove(name, definition.where);
  };

  const read = <Value>(definition: StoredValue<Value>): Value | undefined => {
    const text = attempt(definition, () => textOf(definition));
    try {
      return text === undefined ? undefined : definition.codec.decode(text);
    } catch {
      // Cut off, or written by somebody else: the same as absent.
      return undefined;
    }
  };

  return {
    read,
    load: async (definition) => {
      if (definition.where === 'protectedCookie')
        await storage
          .fetch?.(namesOf(definition))
          .catch((error: unknown) => reporter.report(`"${definition.key}" could not be fetched`, error));
      return read(definition);
    },
    write: (definition, value) => {
      const isWritten = attempt(definition, () => {
        put(definition, definition.codec.encode(value));
        return true;
      });
      if (!isWritten) attempt(definition, () => remove(definition));
    },
    remove: (definition) => {
      attempt(definition, () => remove(definition));
    },
  };
}
