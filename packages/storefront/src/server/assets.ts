import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles, StartFile } from '../app/state.ts';

interface ManifestChunk {
  file: string;
  /** Of a group of modules. */
  name?: string;
  imports?: string[];
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

/** Pages whose HTML is near its limit of 20 kB: the hashes of their preloads, which do not compress, would exceed it. */
const withoutPinnedPreloads = new Set(['list', 'search', 'product']);

/** Reads from the build which files a page needs. */
export class Assets implements PageAssets {
  readonly bootstrap: string;
  private readonly manifest: Readonly<Record<string, ManifestChunk>>;
  /** Keys of the manifest by the name of a group of modules. */
  private readonly groups = new Map<string, string>();
  private readonly hashes = new Map<string, string>();

  constructor(clientFolder: string) {
    this.manifest = JSON.parse(
      readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
    ) as typeof this.manifest;
    for (const [key, { file, name }] of Object.entries(this.manifest)) {
      if (name !== undefined) this.groups.set(name, key);
      const bytes = readFileSync(join(clientFolder, file));
      this.hashes.set(`/${file}`, createHash('sha256').update(bytes).digest('base64'));
    }
    this.bootstrap = readFileSync(join(clientFolder, 'bootstrap.js'), 'utf8').trim();
  }

  readonly startOf: PageAssets['startOf'] = (pageId, namespaces, language) => {
    const page = `src/pages/${pageId}/page.ts`;
    // A spelling, such as en-US, has few files of its own and needs those of the language, too.
    const [spoken = language] = language.split('-');
    const words = namespaces.flatMap((namespace) =>
      [...new Set([language, spoken])].map((code) => this.wordsOf(namespace, code)),
    );
    const scripts = new Set<string>();
    this.collect('src/client/main.tsx', scripts);
    const preloads = new Set<string>();
    for (const name of [page, ...words]) this.collect(name, preloads);
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
    const own = `../features/src/${namespace}/messages/${language}.ts`;
    return own in this.manifest ? own : (this.groups.get(`words-${language}`) ?? own);
  }

  private pinned(file: string): StartFile {
    const hash = this.hashes.get(file);
    return hash === undefined ? [file] : [file, hash];
  }

  /** Adds the file of a module, after those it imports. */
  private collect(name: string, files: Set<string>, seen = new Set<string>()): void {
    const chunk = this.manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) this.collect(imported, files, seen);
    files.add(`/${chunk.file}`);
  }
}
