interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

const allowed = new Set<string>();

/**
 * The content policy checks the address of every script that a page adds. What a tag manager adds is assigned as text and
 * goes through the policy named `default`: it lets through the listed origins only.
 */
function allow(origins: readonly string[]): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const isFirst = allowed.size === 0;
  for (const origin of origins) allowed.add(origin);
  if (!trustedTypes || !isFirst) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (allowed.has(new URL(url, location.href).origin)) return url;
      throw new TypeError(`No script is loaded from ${url}.`);
    },
  });
}

/** Adds a script of another origin to the page; rejects when it cannot be loaded. It may add scripts of `origins`. */
export function loadScript(address: string, origins: readonly string[]): Promise<void> {
  allow([new URL(address).origin, ...origins]);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    });
    script.src = address;
    document.head.append(script);
  });
}
