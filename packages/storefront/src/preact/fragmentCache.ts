import { LRUCache } from 'lru-cache';
import { Fragment, h, type ComponentChildren, type VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';
import type { ComponentType } from 'react';
import type { CachedFragmentProps } from '@touchline/features/fragmentCache';

/** Milliseconds after which a fragment is rendered again, as pages are (`PageCache`). */
const keptFor = 4 * 60_000;
/** Objects whose fragments are kept: some 3 KB each. */
const maxObjects = 2_000;

/** What Preact calls the parent of a node, and on the topmost one the count of `useId`. */
interface Internal {
  __: { __m?: unknown } | null;
}

/** Markup is kept; `undefined` says that it can't be. */
type Rendered = { html: string | undefined };

/** Renders a fragment by itself. Ids depend on the page around it, and code that has to be loaded is waited for there. */
function rendered(children: ComponentChildren, context: object): Rendered {
  const root = h(Fragment, null, children);
  try {
    const html = renderToString(root, context);
    return { html: (root as unknown as Internal).__?.__m === undefined ? html : undefined };
  } catch {
    // The page renders it once more and handles the error where it belongs.
    return { html: undefined };
  }
}

/** A component that renders each fragment once, and keeps its markup for the pages that come. */
export function fragmentCache(): ComponentType<CachedFragmentProps> | undefined {
  const kept = new LRUCache<object, Map<string, Rendered>>({
    max: maxObjects,
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  function CachedFragment({ of, variant, children }: CachedFragmentProps, context: object): VNode {
    const variants = kept.get(of) ?? new Map<string, Rendered>();
    if (variants.size === 0) kept.set(of, variants);
    const fragment = variants.get(variant) ?? rendered(children as ComponentChildren, context);
    variants.set(variant, fragment);
    return fragment.html === undefined
      ? h(Fragment, null, children as ComponentChildren)
      : jsxTemplate([fragment.html]);
  }
  return CachedFragment as unknown as ComponentType<CachedFragmentProps>;
}
