/** Milliseconds that another application has to be there. */
export const remoteLimit = 10_000;

/** A component of another application: a script at its origin that defines a custom element of the same name. */
export interface Remote {
  readonly origin: string;
  readonly name: string;
}

/** Names of custom elements, which are also harmless in an address. */
const elementName = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** The address of its script. Throws for what cannot be one. */
export function remoteScript({ origin, name }: Remote): string {
  if (!elementName.test(name)) throw new TypeError(`"${name}" is no name of a component.`);
  if (new URL(origin).origin !== origin) throw new TypeError(`"${origin}" is no origin.`);
  return `${origin}/${name}.js`;
}

/**
 * Loads a component of another application; resolves once its element is defined, and rejects when that takes too long
 * or fails. The content policy trusts what a script of ours imports.
 */
export async function loadRemote(remote: Remote): Promise<void> {
  const address = remoteScript(remote);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} took too long.`)), remoteLimit);
  });
  try {
    await Promise.race([
      import(/* @vite-ignore */ address).then(() => customElements.whenDefined(remote.name)),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
