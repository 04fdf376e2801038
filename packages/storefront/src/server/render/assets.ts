import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles, StartFile } from '../../state/state.ts';

interface ManifestChunk {
  file: string;
  /** Of a group of modules. */
  name?: string;
  imports?: string[];
  /** Style sheets of its components. */
  css?: string[];
  src?: string;
}

/** What a page needs of the built browser files. */
export interface PageAssets {
  /** The script that is inlined in every page. */
  readonly bootstrap: string;
  /** The files that a page starts with; `page` is the script of the page itself. */
  readonly startOf: (
    pageId: string,
    namespaces: readonly string[],
    language: string,
  ) => PageFiles & { page: string };
}

/** A style sheet of the build. */
export interface StyleFile {
  path: string;
  css: string;
}

/** Pages of the catalogue, whose HTML is to be small: hashes of their preloads do not compress. */
const withoutPinnedPreloads = new Set(['list', 'search', 'product']);

const entry = 'src/browser/main.tsx';
const pageOf = (id: string): string => `src/routes/${id}/page.ts`;
/** The messages of a module in a language: `../features/src/cart/cart/messages/de.ts`. */
const messagesFile = /\/(\w+)\/messages\/([\w-]+)\.ts$/;

/** Reads from the build which files a page needs. */
export class Assets implements PageAssets {
  readonly bootstrap: string;
  private readonly manifest: Readonly<Record<string, ManifestChunk>>;
  /** Keys of the manifest by the name of a group of modules. */
  private readonly groups = new Map<string, string>();
  private readonly hashes = new Map<string, string>();
  /** Keys of the manifest by the classes of the components in a chunk. */
  private readonly owners = new Map<string, string>();
  /** Keys of the manifest by what the messages are of: `cart de`. */
  private readonly messages = new Map<string, string>();
  /** Style sheets by the path that the manifest names. */
  private readonly sheets = new Map<string, StyleFile>();

  constructor(clientFolder: string) {
    this.manifest = JSON.parse(
      readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
    ) as typeof this.manifest;
    const classes = JSON.parse(readFileSync(join(clientFolder, '.vite/classes.json'), 'utf8')) as Record<
      string,
      string[]
    >;
    for (const [key, { file, name, css = [] }] of Object.entries(this.manifest)) {
      const [, namespace, language] = messagesFile.exec(key) ?? [];
      if (namespace !== undefined) this.messages.set(`${namespace} ${language}`, key);
      if (name !== undefined) this.groups.set(name, key);
      for (const each of classes[file] ?? []) this.owners.set(each, key);
      for (const path of css)
        this.sheets.set(path, { path: `/${path}`, css: readFileSync(join(clientFolder, path), 'utf8') });
      const bytes = readFileSync(join(clientFolder, file));
      this.hashes.set(`/${file}`, createHash('sha256').update(bytes).digest('base64'));
    }
    this.bootstrap = readFileSync(join(clientFolder, 'bootstrap.js'), 'utf8').trim();
  }

  readonly startOf: PageAssets['startOf'] = (pageId, namespaces, language) => {
    const page = pageOf(pageId);
    // A spelling, such as en-US, has few files of its own and needs those of the language, too.
    const [spoken = language] = language.split('-');
    const words = namespaces.flatMap((namespace) =>
      [...new Set([language, spoken])].map((code) => this.wordsOf(namespace, code)),
    );
    const scripts = this.filesOf([entry]);
    const preloads = this.filesOf([page, ...words]);
    const isPinned = !withoutPinnedPreloads.has(pageId);
    return {
      page: `/${this.manifest[page]?.file ?? ''}`,
      scripts: [...scripts].map((file) => this.pinned(file)),
      preloads: [...preloads]
        .filter((file) => !scripts.has(file))
        .map((file) => (isPinned ? this.pinned(file) : [file])),
    };
  };

  /** Where the messages of a module are: those of the frame of all pages share one file a language. */
  private wordsOf(namespace: string, language: string): string {
    const words = this.messages.get(`${namespace} ${language}`) ?? this.groups.get(`words-${language}`);
    return words ?? `${namespace}/messages/${language}.ts`;
  }

  private pinned(file: string): StartFile {
    const hash = this.hashes.get(file);
    return hash === undefined ? [file] : [file, hash];
  }

  /** The style sheets of a page that shows components with these classes: what is extended comes before what extends it. */
  stylesOf(pageId: string, classes: Iterable<string>): StyleFile[] {
    const owners = [...classes].flatMap((name) => this.owners.get(name) ?? []);
    const chunks = this.chunksOf([entry, pageOf(pageId), ...owners]);
    const paths = new Set([...chunks].flatMap(({ css = [] }) => css));
    return [...paths].flatMap((path) => this.sheets.get(path) ?? []);
  }

  private filesOf(names: readonly string[]): Set<string> {
    return new Set([...this.chunksOf(names)].map(({ file }) => `/${file}`));
  }

  /** The chunks of modules, each after those it imports. */
  private chunksOf(names: readonly string[], found = new Set<ManifestChunk>(), seen = new Set<string>()) {
    for (const name of names) {
      const chunk = this.manifest[name];
      if (!chunk || seen.has(name)) continue;
      seen.add(name);
      this.chunksOf(chunk.imports ?? [], found, seen);
      found.add(chunk);
    }
    return found;
  }
}
