import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownBrands } from './knownBrands.generated.ts';
import { runBrandCommand } from './runBrandCommand.ts';

type Tree = Record<string, unknown>;

/** An in-memory file system, and the command's output. */
function createSystem(files: Record<string, string> = {}) {
  const output: string[] = [];
  const complaints: string[] = [];
  const run = (...args: string[]) =>
    runBrandCommand(args, {
      read: (path) =>
        path in files ? Promise.resolve(files[path] ?? '') : Promise.reject(new Error('none')),
      list: (path) => {
        const names = Object.keys(files).flatMap((file) =>
          file.startsWith(`${path}/`) ? [file.slice(path.length + 1)] : [],
        );
        return Promise.resolve(names.length > 0 ? names : undefined);
      },
      copyBrand: (id, path) => {
        if (`${path}/brand.json` in files) return Promise.reject(new Error('there'));
        const folder = new URL(`../../brands/${id}/`, import.meta.url);
        for (const name of readdirSync(folder))
          files[`${path}/${name}`] = readFileSync(new URL(name, folder), 'utf8');
        return Promise.resolve();
      },
      write: (path, text, options) => {
        if (options?.isNew && path in files) return Promise.reject(new Error('there'));
        files[path] = text;
        return Promise.resolve();
      },
      print: (line) => output.push(line),
      complain: (line) => complaints.push(line),
    });
  return { files, run, output, complaints };
}

/** A known brand with one value changed. */
function changed(
  path: readonly string[],
  value: unknown,
  from: keyof typeof knownBrands = 'touchline',
): string {
  const brand = structuredClone<unknown>(knownBrands[from].tokens) as Tree;
  const parent = path.slice(0, -1).reduce<Tree>((node, step) => node[step] as Tree, brand);
  const last = path.at(-1) ?? '';
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return JSON.stringify(brand);
}

describe('touchline-brand', () => {
  it('creates a new file, checks and builds it', async () => {
    const { files, run, output } = createSystem();
    expect(await run('new', 'harbour.json', '--from', 'northing')).toBe(0);
    expect(await run('check', 'harbour.json')).toBe(0);
    expect(output.at(-1)).toMatch(/complete, and all \d{3} pairs of colours can be read/);
    expect(await run('build', 'harbour.json', '-o', 'out/harbour.css')).toBe(0);
    expect(files['out/harbour.css']).toContain(':where([data-brand=harbour]){--ds-space-4:4px;');
    expect(files['out/harbour.css']).toContain('[data-scheme=dark]{color-scheme:dark}');
    expect(files['out/harbour.css']).not.toContain('body{');
  });

  it('creates, checks and builds a whole folder', async () => {
    const { files, run, output, complaints } = createSystem();
    expect(await run('new', 'brands/harbour', '--from', 'northing')).toBe(0);
    expect(JSON.parse(files['brands/harbour/brand.json'] ?? '')).toMatchObject({ name: 'Harbour' });
    expect(await run('check', 'brands/harbour')).toBe(0);
    expect(output.at(-1)).toMatch(/complete, and all \d{3} pairs of colours can be read/);
    expect(await run('build', 'brands/harbour')).toBe(0);
    const css = files['brands/harbour/harbour.css'] ?? '';
    expect(css).toContain('@font-face{font-family:"Figtree Variable";src:url(./figtree.woff2)');
    expect(css).toContain(':where([data-brand=harbour]){');
    expect(files['brands/harbour/mark.js']).toBe(
      `export const mark = ${JSON.stringify(knownBrands.northing.mark, null, 2)};\n`,
    );
    expect(files['brands/harbour/mark.d.ts']).toContain('export declare const mark: LogoArt;');
    expect(await run('build', 'brands/harbour', '-o', 'a.css', '--fonts', '/brands/harbour/')).toBe(0);
    expect(files['a.css']).toContain('url(/brands/harbour/figtree.woff2)');
    expect(complaints).toEqual([]);
    expect(await run('new', 'brands/harbour')).toBe(2);
  });

  it('names every problem of a folder', async () => {
    const { files, run, complaints } = createSystem();
    await run('new', 'harbour');
    files['harbour/logo.svg'] = '<svg viewBox="0 0 1 1"><script>1</script></svg>';
    files['harbour/tokens.json'] = changed(['radius', 'tile'], undefined);
    files['harbour/brand.json'] = '{ "fonts": [{ "family": "A", "file": "a.woff2", "weight": "400" }] }';
    expect(await run('check', 'harbour')).toBe(1);
    expect(complaints).toEqual([
      'harbour: 4 problems',
      '  logo.svg must be a drawing with a viewBox, of plain shapes without groups, styles and links',
      '  brand.json: name must be the name of the brand',
      '  a.woff2 is missing',
      '  tokens.json: radius.tile is missing',
    ]);
    delete files['harbour/icon.svg'];
    expect(await run('build', 'harbour')).toBe(1);
    expect(complaints.at(-1)).toBe('  icon.svg is missing');
  });

  it('adds the page styles on request', async () => {
    const { files, run } = createSystem({ 'a.json': JSON.stringify(knownBrands.northing.tokens) });
    expect(await run('build', 'a.json', '--page', '--name', 'fell')).toBe(0);
    expect(files['fell.css']).toContain('[data-brand=fell]');
    expect(files['fell.css']).toContain('body{');
  });

  it('notes the large grounds still copied from the original brand, once the brand is customised', async () => {
    const blue = { colorSpace: 'srgb', components: [0.0431, 0.102, 0.2353], hex: '#0b1a3c' };
    const { run, output } = createSystem({
      'harbour.json': changed(['light', 'color', 'primary', '$root', '$value'], blue, 'northing'),
      'northing.json': JSON.stringify(knownBrands.northing.tokens),
    });
    await run('check', 'northing.json');
    expect(output.join()).not.toContain('note');
    await run('check', 'harbour.json');
    const notes = output.join('\n');
    expect(notes).toMatch(/note: band: color\.paper #\w{6} is still of the brand it began with/);
    // One is the background of every product picture, the other that of the home page's hero text.
    expect(notes).toMatch(/note: light: color\.pool\.edge #\w{6} is still of the brand/);
    expect(notes).toContain('note: hero.ground is still of the brand');
    expect(notes).not.toContain('note: light: color.primary ');
  });

  it('does not overwrite an existing file', async () => {
    const { files, run } = createSystem({ 'mine.json': 'mine' });
    expect(await run('new', 'mine.json')).toBe(2);
    expect(files['mine.json']).toBe('mine');
  });

  it('names the pair with too little contrast, and builds nothing', async () => {
    const grey = { colorSpace: 'srgb', components: [0.8, 0.8, 0.8], hex: '#cccccc' };
    const { files, run, complaints } = createSystem({
      'pale.json': changed(['light', 'color', 'text', 'subtle', '$value'], grey),
    });
    expect(await run('check', 'pale.json')).toBe(1);
    expect(complaints.join('\n')).toContain(
      'light: color.text.subtle #cccccc on color.paper #ffffff is 1.61 to 1, at least 4.5',
    );
    expect(await run('build', 'pale.json')).toBe(1);
    expect(files['pale.css']).toBeUndefined();
  });

  it.each([
    ['light: color.edge is missing', ['light', 'color', 'edge'], undefined],
    ['dark: color.low is missing', ['dark', 'color', 'low'], undefined],
    ['radius.dialog is missing', ['radius', 'dialog'], undefined],
    ['light: color.edge is written as text', ['light', 'color', 'edge', '$value'], '#74757a'],
    [
      'light: color.edge has components that are #74757a and a hex that is #23408e: the components count',
      ['light', 'color', 'edge', '$value', 'hex'],
      '#23408e',
    ],
    ['radius.tile is not written as', ['radius', 'tile', '$value'], '4px'],
    [
      'light: color.line refers to what is not there: {color.nothing}',
      ['light', 'color', 'line', '$value'],
      '{color.nothing}',
    ],
    ['type.title names no family', ['type', 'title', '$value', 'fontFamily'], 'Arial'],
    ['font.text is no list of names', ['font', 'text', '$value'], 7],
    ['hero.ground is no CSS value', ['$extensions', 'touchline.css', 'hero.ground'], 'red}body{display:none'],
  ])('reports: %s', async (says, path, value) => {
    const { run, complaints } = createSystem({ 'brand.json': changed(path, value) });
    expect(await run('check', 'brand.json')).toBe(1);
    expect(complaints.join('\n')).toContain(says);
  });

  it('accepts a token without effect, with a note', async () => {
    const { run, output } = createSystem({
      'b.json': changed(['radius', 'moon'], { $value: { value: 3, unit: 'px' } }),
    });
    expect(await run('check', 'b.json')).toBe(0);
    expect(output[0]).toBe('note: radius.moon is no token of the design system');
  });

  it('accepts OKLCH and HSL colours unchanged', async () => {
    const ink = { colorSpace: 'oklch', components: [0.15, 0.01, 260] };
    const { files, run } = createSystem({
      'b.json': changed(['light', 'color', 'text', '$root', '$value'], ink),
    });
    expect(await run('build', 'b.json')).toBe(0);
    expect(files['b.css']).toMatch(/--ds-color-text:light-dark\(#0[0-9a-f]{5},/);
  });

  it.each([
    [['check', 'none.json'], 'none.json cannot be read.'],
    [['check', 'torn.json'], 'torn.json is no JSON'],
    [['polish', 'a.json'], 'There is no act "polish".'],
    [['check'], 'Say what to do with which one file.'],
    [['build', 'ok.json', '--name', 'My Brand'], '"My Brand" cannot be the name'],
    [['build', 'ok.json', '-o'], '-o needs a value'],
    [['check', 'ok.json', '--loud'], 'There is no option --loud.'],
    [['new', 'x.json', '--from', 'elsewhere'], 'There is no brand elsewhere'],
  ])('exits with 2 and prints its usage: %j', async (args, says) => {
    const { run, complaints } = createSystem({
      'torn.json': '{',
      'ok.json': JSON.stringify(knownBrands.touchline.tokens),
    });
    expect(await run(...args)).toBe(2);
    expect(complaints[0]).toContain(says);
    expect(complaints[0]).toContain('touchline-brand check my-brand ');
  });
});
