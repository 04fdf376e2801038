import type { Picture } from '@touchline/contract/picture';

/** What stands in the head of a page. Paths are below the site path. */
export interface Head {
  title: string;
  description?: string;
  /** Path and, where it matters, query of the one address of this content. Absent: no canonical address. */
  canonicalPath?: string;
  /** `index,follow` unless said otherwise. */
  robots?: 'index,follow' | 'noindex,follow' | 'noindex';
  /** The same content stands under this path on every site: gives `hreflang`. */
  isEverywhere?: boolean;
  /** Picture of a social card. */
  image?: string;
  /** The picture that matters most on this page: its file is asked for before the page is read. */
  preload?: { picture: Picture; sizes: string };
  jsonLd?: readonly object[];
}

/** `srcset` of a picture in AVIF. */
export function avifSrcSet(picture: Picture): string {
  return picture.widths.map((width) => `${picture.path}-${width}.avif ${width}w`).join(', ');
}

/** Brings the head of a page that was reached inside the shop up to date. */
export function applyHead(head: Head, origin: string, hrefOf: (path: string) => string): void {
  document.title = head.title;
  setContent('meta[name="description"]', head.description ?? '');
  setContent('meta[name="robots"]', head.robots ?? 'index,follow');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && head.canonicalPath !== undefined) canonical.href = origin + hrefOf(head.canonicalPath);
}

function setContent(selector: string, content: string): void {
  document.querySelector<HTMLMetaElement>(selector)?.setAttribute('content', content);
}
