import type { Picture } from '@touchline/contract/picture';

/** The contents of a page's `<head>`. Paths are below the site path. */
export interface Head {
  title: string;
  description?: string;
  /** The canonical path of this content, with its query where that matters. Absent: no canonical address. */
  canonicalPath?: string;
  /** @default 'index,follow' */
  robots?: 'index,follow' | 'noindex,follow' | 'noindex';
  /** The same content exists under this path on every site: adds `hreflang` links. */
  isEverywhere?: boolean;
  /** Picture for social cards. */
  image?: string;
  /** The most important picture of the page: preloaded before the page is parsed. */
  preload?: { picture: Picture; sizes: string };
}

/** The `srcset` of a picture in AVIF. */
export function avifSrcSet(picture: Picture): string {
  return picture.widths.map((width) => `${picture.path}-${width}.avif ${width}w`).join(', ');
}

/** Updates the document's head after a navigation inside the shop. */
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
