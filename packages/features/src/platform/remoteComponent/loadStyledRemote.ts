import { inTime, loadRemote, remoteScript, remoteStyles, type Remote } from './loadRemote.ts';

/** A component with a style sheet, both checked where their hashes are known. */
export interface StyledRemote extends Remote {
  /** Hashes of the script and of the style sheet, as in `integrity` attributes. @default not checked */
  readonly integrity?: { readonly script: string; readonly styles: string };
}

/**
 * Loads a component of another application and its style sheet. Rejects when one of them fails, takes too long, or has
 * another hash; nothing of it stays in the page then.
 */
export async function loadStyledRemote(remote: StyledRemote): Promise<void> {
  const { integrity } = remote;
  const styles = linkTo('stylesheet', remoteStyles(remote), integrity?.styles);
  const script = integrity ? linkTo('modulepreload', remoteScript(remote), integrity.script) : undefined;
  try {
    await inTime(remoteStyles(remote), added(styles));
    // A browser that ignores `modulepreload` cannot check a script either.
    if (script && !script.relList.supports('modulepreload')) throw new Error('The script cannot be checked.');
    // The import takes the script that was checked.
    if (script) await inTime(remoteScript(remote), added(script));
    await loadRemote(remote);
  } catch (error) {
    styles.remove();
    throw error;
  } finally {
    script?.remove();
  }
}

function linkTo(rel: 'stylesheet' | 'modulepreload', address: string, integrity?: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel, href: address, crossOrigin: 'anonymous' });
  if (integrity !== undefined) link.integrity = integrity;
  return link;
}

/** Adds a link to the page; resolves when its file is there. */
function added(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded.`)));
    document.head.append(link);
  });
}
