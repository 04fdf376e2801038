import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  imports?: string[];
  src?: string;
}

/** What a page needs of the built files of the browser. */
export interface PageAssets {
  /** The script that stands in every page. */
  readonly bootstrap: string;
  /** Entry, and the chunks to ask for at the same time: of the page, and of its words in this language. */
  readonly startOf: (
    pageId: string,
    namespaces: readonly string[],
    language: string,
  ) => { entry: string; preloads: string[] };
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
    const entry = 'src/client/main.tsx';
    const page = `src/pages/${pageId}/page.ts`;
    const words = namespaces.map((namespace) => `../features/src/${namespace}/messages/${language}.ts`);
    const files = new Set<string>();
    for (const name of [entry, page, ...words]) this.collect(name, files);
    const entryFile = `/${this.manifest[entry]?.file ?? ''}`;
    return {
      entry: entryFile,
      preloads: [...files].map((file) => `/${file}`).filter((file) => file !== entryFile),
    };
  };

  private collect(name: string, files: Set<string>): void {
    const chunk = this.manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) this.collect(imported, files);
  }
}
