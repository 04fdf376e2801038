import { useEffect } from 'react';

/** What translators of browsers put in place of a text. */
const isTranslation = (node: Node): node is HTMLElement => node.nodeName === 'FONT';

/**
 * Keeps a page working while its browser translates it: translators take the texts of the page out and put their own
 * `<font>` in their place, so that what changes later changes unseen, and what is removed is not found. Each text comes
 * back to its place, empty, and the translation goes as soon as the page writes or removes it. Returns a function that
 * stops it.
 */
export function keepTranslated(page: HTMLElement): () => void {
  /** The translation that is seen for a text of the page. */
  const seen = new Map<Text, HTMLElement>();
  const options = { childList: true, characterData: true, subtree: true } as const;

  const putBack = (text: Text, translation: HTMLElement) => {
    // Some move the text itself into their element.
    if (translation.contains(text)) text.replaceWith(text.data);
    translation.before(text);
    text.data = '';
    seen.set(text, translation);
  };
  const forget = (text: Text) => {
    seen.get(text)?.remove();
    seen.delete(text);
  };
  const watcher = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      // The page writes a text, or removes it.
      if (target instanceof Text && target.data !== '') forget(target);
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode === target) continue;
        if (seen.has(text)) forget(text);
        else {
          const known = [...seen.values()];
          const translation = [...addedNodes, previousSibling, nextSibling].find(
            (node) => node && isTranslation(node) && node.parentNode === target && !known.includes(node),
          );
          if (translation) putBack(text, translation as HTMLElement);
        }
      }
    }
    // What was just done here is no news.
    watcher.takeRecords();
  });
  watcher.observe(page, options);
  return () => watcher.disconnect();
}

/** `keepTranslated` for the page of a component; once. */
export function useTranslatedPage(): void {
  useEffect(() => keepTranslated(document.body), []);
}
