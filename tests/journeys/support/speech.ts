import { expect, type CDPSession, type Page } from 'playwright/test';

/** What a screen reader announces for the focused element. */
export interface Focused {
  role: string;
  name: string;
  description: string;
}

/** What a screen reader would announce on a page. */
export interface Speech {
  /** Texts of live regions, in the order in which they changed. */
  heard: string[];
  /** The focused element, from Chromium's accessibility tree. */
  focused(): Promise<Focused>;
  /** Waits until a live region has announced this; announcements before the last `forget` do not count. */
  expectHeard(words: string | RegExp): Promise<void>;
  /** Waits until the focus is on an element with this role and name. */
  expectFocus(role: string, name: string | RegExp): Promise<void>;
  /** Clears the announcements so far. */
  forget(): void;
}

/**
 * Reports each change of a live region. As in a screen reader, a polite region is announced only when it existed before
 * its text, an alert also when it appears with it, and hidden content never.
 */
function tellLiveRegions(): void {
  const selector = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const known = new WeakSet<Element>();
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const report = (text: string | null | undefined) => {
    const words = text?.replace(/\s+/g, ' ').trim();
    if (words) (window as unknown as { tellTest(words: string): void }).tellTest(words);
  };
  const regionsIn = (node: Node): Element[] =>
    node instanceof Element
      ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)]
      : [];
  const listen = (): void => {
    for (const region of document.querySelectorAll(selector)) known.add(region);
    new MutationObserver((changes) => {
      const changed = new Map<Element, string[]>();
      const arrived = new Set<Element>();
      for (const { target, addedNodes, type } of changes) {
        for (const node of addedNodes) for (const region of regionsIn(node)) arrived.add(region);
        const start = target instanceof Element ? target : target.parentElement;
        const region = start?.closest(selector);
        if (!region || !known.has(region)) continue;
        const texts = changed.get(region) ?? [];
        if (type === 'characterData') texts.push(target.textContent ?? '');
        for (const node of addedNodes) texts.push(node.textContent ?? '');
        changed.set(region, texts);
      }
      for (const [region, texts] of changed)
        if (region.isConnected && isShown(region) && texts.length)
          report(region.getAttribute('aria-atomic') === 'false' ? texts.join(' ') : region.textContent);
      for (const region of arrived) {
        if (known.has(region) || !region.isConnected) continue;
        known.add(region);
        if (region.getAttribute('role') === 'alert' && isShown(region)) report(region.textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', listen);
  else listen();
}

const focusedOf = async (session: CDPSession): Promise<Focused> => {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const nothing = { role: 'none', name: '', description: '' };
  if (!result.objectId) return nothing;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '');
  return node
    ? { role: text(node.role), name: text(node.name), description: text(node.description) }
    : nothing;
};

/** Starts listening; call it before the first page is opened. */
export async function listenTo(page: Page): Promise<Speech> {
  const heard: string[] = [];
  await page.exposeFunction('tellTest', (words: string) => void heard.push(words));
  await page.addInitScript(tellLiveRegions);
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const focused = () => focusedOf(session);
  const says = (text: string, words: string | RegExp) =>
    typeof words === 'string' ? text.includes(words) : words.test(text);
  return {
    heard,
    focused,
    expectHeard: (words) =>
      expect
        .poll(() => heard.some((text) => says(text, words)) || heard, { message: `hears ${String(words)}` })
        .toBe(true),
    expectFocus: async (role, name) => {
      await expect
        .poll(
          async () => {
            const now = await focused();
            const isThere =
              now.role === role && (typeof name === 'string' ? now.name === name : name.test(now.name));
            return isThere || `${now.role} “${now.name}”`;
          },
          { message: `the focus is on ${role} ${String(name)}` },
        )
        .toBe(true);
    },
    forget: () => void heard.splice(0),
  };
}
