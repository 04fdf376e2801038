import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Component, Fragment, h, type ComponentChildren, type VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';
import type { ComponentType } from 'react';
import type { CachedFragmentProps } from '@touchline/features/fragmentCache';
import type { FormattedTexts } from '@touchline/features/site';

/** Milliseconds after which a fragment is rendered again, as pages are (`PageCache`). */
const keptFor = 4 * 60_000;
/** Signs of markup that is kept for a site: some 1,500 cards. */
const maxSigns = 5_000_000;

/** A prefix and the next number of ids that `useId` makes: Preact keeps it on the node that they belong to. */
type Ids = [prefix: string | number, next: number];

/** What Preact calls the parent of a node, and the ids on it. */
interface Internal {
  __: Internal | null;
  __m?: Ids;
}

/** The prefix in markup that is kept, for which each page puts its own. No content can have it by chance. */
const anyPrefix = randomBytes(9).toString('hex');

/** Markup that is kept: pieces between which ids stand, each by its number. `undefined` says that it can't be kept. */
interface Rendered {
  pieces: readonly string[] | undefined;
  /** The number of ids that it takes. */
  ids: number;
  /** Texts that were formatted for it: the browser of each page needs them. */
  texts: FormattedTexts;
}

type Render = (texts: FormattedTexts) => ComponentChildren;

/** Renders a fragment by itself. Code that has to be loaded is waited for in the page around it. */
function rendered(render: Render, context: object): Rendered {
  const texts: FormattedTexts = {};
  const root = h(Fragment, null, render(texts));
  const ids: Ids = [anyPrefix, 0];
  (root as unknown as Internal).__m = ids;
  try {
    const html = renderToString(root, context);
    return { pieces: html.split(new RegExp(`P${anyPrefix}-(?=\\d)`)), ids: ids[1], texts };
  } catch {
    // The page renders it once more and handles the error where it belongs.
    return { pieces: undefined, ids: 0, texts };
  }
}

/** The ids that `useId` would continue at this node. */
function idsAt(node: Internal): Ids {
  let root = node;
  while (!root.__m && root.__ !== null) root = root.__;
  return (root.__m ??= [0, 0]);
}

/** Markup with the ids of its place, where they follow those of what is before it. */
function placed({ pieces: [first = '', ...rest] = [], ids }: Rendered, node: Internal): string {
  if (ids === 0) return first;
  const own = idsAt(node);
  const [prefix, next] = own;
  own[1] += ids;
  return rest.reduce((html, piece) => {
    const number = Number.parseInt(piece, 10);
    return `${html}P${prefix}-${next + number}${piece.slice(String(number).length)}`;
  }, first);
}

function addTexts(texts: FormattedTexts, others: FormattedTexts): void {
  for (const kind in others) Object.assign((texts[kind] ??= {}), others[kind]);
}

/** A component that renders each fragment once, and keeps its markup for the pages that come. */
export function fragmentCache(): ComponentType<CachedFragmentProps> | undefined {
  const kept = new LRUCache<string, Rendered>({
    maxSize: maxSigns,
    sizeCalculation: ({ pieces = [] }) => pieces.reduce((signs, { length }) => signs + length, 100),
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
  return class CachedFragment extends Component<CachedFragmentProps> {
    override render({ of, variant, texts, ...props }: CachedFragmentProps): VNode {
      const render = props.render as Render;
      const key = `${digestOf(of)} ${variant}`;
      const fragment = kept.get(key) ?? rendered(render, this.context as object);
      kept.set(key, fragment, { noUpdateTTL: true });
      if (fragment.pieces === undefined) return h(Fragment, null, render(texts));
      addTexts(texts, fragment.texts);
      return jsxTemplate([placed(fragment, (this as unknown as { __v: Internal }).__v)]);
    }
  } as unknown as ComponentType<CachedFragmentProps>;
}
