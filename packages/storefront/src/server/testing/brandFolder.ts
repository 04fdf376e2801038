import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const northing = fileURLToPath(new URL('../../../../design-system/brands/northing', import.meta.url));

type Tree = Record<string, unknown>;

const blue = { colorSpace: 'srgb', components: [0.1373, 0.251, 0.5569], hex: '#23408e' };
const navy = { colorSpace: 'srgb', components: [0.0431, 0.102, 0.2353], hex: '#0b1a3c' };
const cream = { colorSpace: 'srgb', components: [1, 0.9922, 0.9647], hex: '#fffdf6' };

function change(file: string, by: (content: Tree) => void): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  by(content);
  writeFileSync(file, JSON.stringify(content));
}

function put(tree: Tree, path: string, value: unknown): void {
  const steps = path.split('.');
  const group = steps.reduce<Tree>((node, step) => node[step] as Tree, tree);
  group['$value'] = value;
}

/** Writes the folder of a brand that the project does not know, into `brands` of a temporary folder; returns that. */
export function writeHarbour(): string {
  const brandsDir = join(mkdtempSync(join(tmpdir(), 'touchline-brand-')), 'brands');
  const folder = join(brandsDir, 'harbour');
  cpSync(northing, folder, { recursive: true });
  renameSync(join(folder, 'figtree.woff2'), join(folder, 'harbour-text.woff2'));
  change(join(folder, 'brand.json'), (about) => {
    Object.assign(about, { name: 'Harbour & Sons', logo: 'HARBOUR' });
    delete about['pictures'];
    const [, text] = about['fonts'] as Tree[];
    Object.assign(text ?? {}, { file: 'harbour-text.woff2', family: 'Harbour Text' });
  });
  change(join(folder, 'tokens.json'), (tokens) => {
    put(tokens, 'light.color.primary.$root', blue);
    put(tokens, 'light.color.paper', cream);
    put(tokens, 'band.color.paper', navy);
    put(tokens, 'font.text', ['Harbour Text', 'Figtree fallback', 'Arial', 'sans-serif']);
  });
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 9h8L5 1z" fill="currentColor"/></svg>',
  );
  writeFileSync(
    join(folder, 'content.json'),
    JSON.stringify({
      home: {
        ...{ key: 'home', title: { en: '{brand} on the quay' }, description: { en: 'Goods for the sea' } },
        sections: [
          {
            ...{ kind: 'prose', id: 'about' },
            blocks: [{ head: { en: 'Who we are' }, paragraphs: [{ en: '{brand} is an old firm.' }] }],
          },
        ],
      },
      pages: [],
    }),
  );
  return brandsDir;
}
