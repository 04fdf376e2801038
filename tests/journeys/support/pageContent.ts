import type { Page } from 'playwright/test';

/** The visible content of a page, sorted where the order has no meaning. */
export interface PageContent {
  /** `h1 Men`. */
  headings: string[];
  /** `/gb/men › Men`, each once. */
  links: string[];
  /** `£120.00`, as often as it is shown. */
  prices: string[];
}

/** Reads the visible content of a page. Also works with JavaScript disabled: the browser runs it, not the page. */
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
