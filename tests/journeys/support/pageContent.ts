import type { Page } from 'playwright/test';

/** What a person gets from a page: what can be seen, sorted where the order tells nothing. */
export interface PageContent {
  /** `h1 Men`. */
  headings: string[];
  /** `/gb/men › Men`, each once. */
  links: string[];
  /** `£120.00`, as often as it stands there. */
  prices: string[];
}

/** Reads the content of a page as it is shown. Works with JavaScript disabled, too: the browser runs it, not the page. */
export function contentOf(page: Page): Promise<PageContent> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const textOf = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim();
    const shown = <T extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<T>(selector)].filter(isShown);
    const links = shown<HTMLAnchorElement>('a[href]').map((link) => {
      const name = link.getAttribute('aria-label') ?? textOf(link);
      return `${link.getAttribute('href') ?? ''} › ${name}`;
    });
    return {
      headings: shown('h1, h2, h3').map((heading) => `${heading.localName} ${textOf(heading)}`),
      links: [...new Set(links)].sort(),
      prices: (document.body.innerText.match(/£\d[\d,]*(\.\d\d)?/g) ?? []).sort(),
    };
  });
}
