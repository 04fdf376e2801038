import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { numberedComponents } from '../../vite.componentIds.ts';
import { inRoot } from '../setup/root.mjs';

const plugin = numberedComponents() as unknown as {
  buildStart(): void;
  transform(this: { error(text: string): never }, code: string, id: string): { code: string } | undefined;
};
const context = {
  error: (text: string): never => {
    throw new Error(text);
  },
};
const library = dirname(createRequire(import.meta.url).resolve('styled-components'));

it('numbers the components of a file the same in each build, and different from those of other files', () => {
  plugin.buildStart();
  const idsOf = (file: string) =>
    plugin.transform.call(
      context,
      'a.withConfig({ componentId: "sc-abc123-0" }); b.withConfig({ componentId: "sc-abc123-1" })',
      inRoot(file),
    )?.code;
  const logo = idsOf('packages/design-system/src/Logo/Logo.tsx');
  expect(logo).toMatch(/componentId: "c(\w+)-0".*componentId: "c\1-1"/);
  expect(idsOf('packages/design-system/src/Logo/LogoMark.tsx')).not.toBe(logo);
  expect(idsOf('packages/storefront/src/server/main.ts')).toBeUndefined();
});

it.each(['styled-components.esm.js', 'styled-components.browser.esm.js'])(
  'names the one class of a component like the component itself in %s, as installed',
  (file) => {
    const path = join(library, file);
    const code = readFileSync(path, 'utf8');
    expect(plugin.transform.call(context, code, path)?.code).toContain('?this.componentId:');
    expect(() => plugin.transform.call(context, '/* another version */', path)).toThrow(/unknown way/);
  },
);
