import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Fragment, h, type ComponentChildren, type VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';
import type { ComponentType } from 'react';
import type { CachedFragmentProps } from '@touchline/features/fragmentCache';

/** Milliseconds after which a fragment is rendered again, as pages are (`PageCache`). */
const keptFor = 4 * 60_000;
/** Fragments that are kept: some 3 KB each. */
const maxFragments = 1_500;

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
  const kept = new LRUCache<string, Rendered>({
    max: maxFragments,
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
  /** The same product comes in the answers of many pages, as another object in each. */
  const digests = new WeakMap<object, string>();
  const digestOf = (of: object): string => {
    const digest = digests.get(of) ?? createHash('sha256').update(JSON.stringify(of)).digest('base64url');
    digests.set(of, digest);
    return digest;
  };
  function CachedFragment({ of, variant, children }: CachedFragmentProps, context: object): VNode {
    const key = `${digestOf(of)} ${variant}`;
    const fragment = kept.get(key) ?? rendered(children as ComponentChildren, context);
    kept.set(key, fragment, { noUpdateTTL: true });
    return fragment.html === undefined
      ? h(Fragment, null, children as ComponentChildren)
      : jsxTemplate([fragment.html]);
  }
  return CachedFragment as unknown as ComponentType<CachedFragmentProps>;
}
