import { expect, type Page } from 'playwright/test';

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
function contentOf(page: Page): Promise<PageContent> {
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

/** The number on the bag is the visitor's: a page that is the same for everybody gets it from the script. */
const withoutCount = (links: readonly string[]) =>
  links.map((link) => link.replace(/(\/cart › Bag), .*$/, '$1'));

/** A link to a document is signed anew for each page, with the second in which it was. */
const withoutTokens = (links: readonly string[]) => links.map((link) => link.replace(/(\?token=)\S+/, '$1'));

/** Without JavaScript a link leads to the form for a postal code that is otherwise on the page. */
const withoutForms = (links: readonly string[]) => links.filter((link) => !link.includes('?postalCode= ›'));

/** Compares two open pages at the same address: headings, links and prices are the same. */
export async function expectSame(scriptless: Page, scripted: Page): Promise<void> {
  const plain = await contentOf(scriptless);
  plain.links = withoutForms(withoutTokens(withoutCount(plain.links)));
  expect(plain.headings.length, 'headings without script').toBeGreaterThan(0);
  await expect(async () => {
    const full = await contentOf(scripted);
    full.links = withoutTokens(withoutCount(full.links));
    for (const part of ['headings', 'links', 'prices'] as const)
      expect(plain[part], part).toEqual(full[part]);
  }).toPass({ timeout: 5_000 });
}
