import { makeAutoObservable, runInAction } from 'mobx';
import { getFrame } from '@touchline/contract/client/site';
import { getNavigation } from '@touchline/contract/client/catalogue';
import type { ContentFrame, ContentLink, UspItem } from '@touchline/contract/content/schema';
import type { NavigationNode } from '@touchline/contract/product/schema';
import type { Ports } from '../../platform/ports/index.ts';

export interface HeaderEntry {
  key: string;
  label: string;
  /** Below the site path, without leading slash: `men/shoes`. */
  path: string;
  /** Where it leads instead of its list, by the market's configuration or the content. */
  landing?: string;
  /** Number of products; left out where it is no list. */
  count?: number;
  /** It has children and opens a flyout. */
  hasMore: boolean;
  /** Set off by a ground, or by room before it. */
  type?: 'spacer' | 'mask';
  /** Key of the part of the range that its flyout shows. @default its own */
  content?: string;
}

export type MenuPicture = ContentFrame['menuPictures'][string][number];

/** A link in the band above the bar. */
export interface HeaderTopLink extends ContentLink {
  /** Only shown to whoever is signed in. */
  isOfAccount?: boolean;
}

export interface HeaderSnapshot {
  brand: string;
  entries: HeaderEntry[];
  /** Messages of the banner at the top. */
  messages: string[];
  /** Messages that take turns in their place; left out where there are none. */
  usps?: readonly UspItem[];
  topLinks: HeaderTopLink[];
}

export type MenuSize = NonNullable<NavigationNode['sizes']>[number];

type MenuStatus = { kind: 'idle' } | { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed' };

/** Scroll position in pixels from which the header hides. */
const hidesBeyond = 120;
/** Maximum number of entries in the header. */
export const flyoutLimit = 7;

type HeaderPorts = Pick<Ports, 'call' | 'reporter'>;

/** The header of every page: its entries, the open flyout, and whether it is hidden. */
export class HeaderStore {
  readonly brand: string;
  readonly entries: readonly HeaderEntry[];
  readonly messages: readonly string[];
  readonly usps: readonly UspItem[];
  readonly topLinks: readonly HeaderTopLink[];
  /** Loaded when the shopper is about to open a flyout. */
  menu: MenuStatus = { kind: 'idle' };
  /** Hidden by scrolling down. */
  isHidden = false;
  private nodes: NavigationNode[] = [];
  private pictures: ContentFrame['menuPictures'] = {};
  private scrolledTo = 0;
  private readonly ports: HeaderPorts;

  constructor(ports: HeaderPorts, snapshot: HeaderSnapshot) {
    this.ports = ports;
    this.brand = snapshot.brand;
    this.entries = snapshot.entries.slice(0, flyoutLimit);
    this.messages = snapshot.messages;
    this.usps = snapshot.usps ?? [];
    this.topLinks = snapshot.topLinks;
    makeAutoObservable<HeaderStore, 'ports' | 'scrolledTo'>(
      this,
      {
        ports: false,
        scrolledTo: false,
        entries: false,
        messages: false,
        usps: false,
        topLinks: false,
        brand: false,
      },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: HeaderPorts, snapshot: HeaderSnapshot): HeaderStore {
    return new HeaderStore(ports, snapshot);
  }

  toSnapshot(): HeaderSnapshot {
    return {
      brand: this.brand,
      entries: [...this.entries],
      messages: [...this.messages],
      ...(this.usps.length > 0 ? { usps: this.usps } : {}),
      topLinks: [...this.topLinks],
    };
  }

  /** The children of an entry; empty until the menu has loaded. */
  childrenOf(key: string): readonly NavigationNode[] {
    return this.nodes.find((node) => node.key === key)?.children ?? [];
  }

  /** Short cuts to the sizes of a department. */
  sizesOf(key: string): readonly MenuSize[] {
    return this.nodes.find((node) => node.key === key)?.sizes ?? [];
  }

  picturesOf(key: string): readonly MenuPicture[] {
    return Object.hasOwn(this.pictures, key) ? (this.pictures[key] ?? []) : [];
  }

  /** The two products that the drawer shows: those of the first entry that has any. */
  get firstPictures(): readonly MenuPicture[] {
    const key = this.entries.find((entry) => this.picturesOf(entry.key).length > 1)?.key;
    return key === undefined ? [] : this.picturesOf(key).slice(0, 2);
  }

  /** Loads the content of the flyouts once; after a failure the next opening retries. */
  async fetchMenu(): Promise<void> {
    if (this.menu.kind === 'loading' || this.menu.kind === 'ready') return;
    this.menu = { kind: 'loading' };
    try {
      const [nodes, frame] = await Promise.all([
        getNavigation(this.ports.call),
        getFrame(this.ports.call, this.brand),
      ]);
      runInAction(() => {
        this.nodes = nodes;
        this.pictures = frame.menuPictures;
        this.menu = { kind: 'ready' };
      });
    } catch (error) {
      this.ports.reporter.report('The menu could not be fetched.', error);
      runInAction(() => {
        this.menu = { kind: 'failed' };
      });
    }
  }

  /** The page was scrolled to `y`: down past 120 px hides the header, up brings it back. */
  scrollTo(y: number): void {
    const isDown = y > this.scrolledTo;
    this.scrolledTo = y;
    this.isHidden = isDown && y > hidesBeyond;
  }
}
