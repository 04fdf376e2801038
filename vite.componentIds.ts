import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/');
const folders = ['design-system', 'features', 'storefront'].map((name) => `${root}packages/${name}/src`);

/** Not of the shop: it collects the rules of its components. */
const collector = `${root}packages/storefront/src/styles/`;

/** Every source file with styled components by its place among them, the same in each build of the same sources. */
function numbers(): ReadonlyMap<string, string> {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.startsWith(collector) &&
        readFileSync(file, 'utf8').includes("'styled-components'"),
    )
    .sort();
  return new Map(files.map((file, at) => [file, at.toString(36)]));
}

let numbered: ReadonlyMap<string, string> | undefined;

/** The first part of the ids of a file's styled components; `undefined` when it has none. */
export function componentsIn(id: string): string | undefined {
  numbered ??= numbers();
  const number = numbered.get(id.replace(/\?.*$/, '').replaceAll('\\', '/'));
  return number === undefined ? undefined : `c${number}`;
}

/** Where styled-components names the class of a template by a hash of its text. */
const hashedName = /(\w+)=(\w+\(\w+\(\w+\(this\.baseHash,\w+\.hash\),\w+\)>>>0\))/;

const componentId = /(\bcomponentId:\s*")sc-[a-z0-9]+-(\d+)"/g;

/**
 * Numbers the styled components of a build and their classes, instead of naming them by hashes of their files and
 * styles: both stand in every page several times, and a hash cannot be compressed. A list becomes a kilobyte smaller on
 * the wire. Templates are static (ADR 5), so a component has one class, named like itself; were there another, it would
 * have the library's name. The build fails where the library names classes in another way than expected here.
 */
export function numberedComponents(): Plugin {
  return {
    name: 'numbered-components',
    enforce: 'post',
    buildStart() {
      numbered = numbers();
    },
    transform(code, id) {
      if (/styled-components[\\/]dist[\\/]styled-components\.(browser\.)?esm\.js/.test(id)) {
        if (!hashedName.test(code)) this.error(`${id} names its classes in an unknown way.`);
        const name = '$1=this.dynamicNameCache.size===0?this.componentId:$2';
        return { code: code.replace(hashedName, name), map: null };
      }
      const first = componentsIn(id);
      if (first === undefined) return undefined;
      return { code: code.replace(componentId, `$1${first}-$2"`), map: null };
    },
  };
}
