/** Milliseconds that another application has to be there. */
export const remoteLimit = 10_000;

/** Folder of the examples that come with the shop, for the origin `self`. */
const ownFolder = '/components';

/** A component of another application: a script at its origin that defines a custom element of the same name. */
export interface Remote {
  /** Its origin, or `self` for an example that comes with the shop. */
  readonly origin: string;
  readonly name: string;
}

/** Names of custom elements, which are also harmless in an address. */
const elementName = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** The address of one of its files, `js` or `css`. Throws for what cannot be one. */
function remoteFile({ origin, name }: Remote, ending: 'js' | 'css'): string {
  if (!elementName.test(name)) throw new TypeError(`"${name}" is no name of a component.`);
  if (origin === 'self') return `${ownFolder}/${name}.${ending}`;
  if (new URL(origin).origin !== origin) throw new TypeError(`"${origin}" is no origin.`);
  return `${origin}/${name}.${ending}`;
}

/** The address of its script. Throws for what cannot be one. */
export const remoteScript = (remote: Remote): string => remoteFile(remote, 'js');

/** The address of its style sheet. Throws for what cannot be one. */
export const remoteStyles = (remote: Remote): string => remoteFile(remote, 'css');

/**
 * Loads a component of another application; resolves once its element is defined, and rejects when that takes too long
 * or fails. The content policy trusts what a script of ours imports.
 */
export async function loadRemote(remote: Remote): Promise<void> {
  const address = remoteScript(remote);
  await inTime(
    address,
    import(/* @vite-ignore */ address).then(() => customElements.whenDefined(remote.name)),
  );
}

/** Waits for what another application sends; rejects when it takes longer than `remoteLimit`. */
export async function inTime<Value>(address: string, loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} took too long.`)), remoteLimit);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
