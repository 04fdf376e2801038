import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageStart } from '../app/state.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  src?: string;
}

/** What a page needs of the built files of the browser. */
export interface PageAssets {
  /** The script that stands in every page. */
  readonly bootstrap: string;
  readonly startOf: (pageId: string, namespaces: readonly string[], language: string) => PageStart;
}

/** Reads from the build which files a page needs. */
export class Assets implements PageAssets {
  readonly bootstrap: string;
  private readonly manifest: Readonly<Record<string, ManifestChunk>>;

  constructor(clientFolder: string) {
    this.manifest = JSON.parse(
      readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
    ) as typeof this.manifest;
    this.bootstrap = readFileSync(join(clientFolder, 'bootstrap.js'), 'utf8').trim();
  }

  readonly startOf: PageAssets['startOf'] = (pageId, namespaces, language) => {
    const page = `src/pages/${pageId}/page.ts`;
    const words = namespaces.map((namespace) => `../features/src/${namespace}/messages/${language}.ts`);
    const scripts = new Set<string>();
    this.collect('src/client/main.tsx', scripts);
    const preloads = new Set<string>();
    for (const name of [page, ...words]) this.collect(name, preloads);
    return { scripts: [...scripts], preloads: [...preloads].filter((file) => !scripts.has(file)) };
  };

  /** Adds the file of a module, after those it imports. */
  private collect(name: string, files: Set<string>, seen = new Set<string>()): void {
    const chunk = this.manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) this.collect(imported, files, seen);
    files.add(`/${chunk.file}`);
  }
}
