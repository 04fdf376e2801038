import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { serverConditions } from '../../../vite.shared.ts';
import { staticStyles } from './staticStyles.ts';
import { templatesIn } from './styleTemplates.ts';

const source = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Without the spaces that only the compiler's own plugin of styled-components leaves out. */
const tight = (css: string): string => css.trim().replaceAll(', ', ',');

type Made = ComponentType<{ as?: string }> & { styledComponentId?: string };

/** What styled-components makes of a component itself, without what it extends. */
function libraryCss(component: Made): string {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'div' })));
  const css = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  sheet.seal();
  const [, ownClass = ''] = / class="(?:[\w-]+ )*([\w-]+)"/.exec(html) ?? [];
  return css
    .replace(/data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g, '')
    .replaceAll(/\/\*!sc\*\/\s*/g, '')
    .replaceAll(`.${component.styledComponentId ?? ''}`, '.own')
    .replaceAll(`.${ownClass}`, '.own');
}

/** The style sheet that the build makes of a module. */
async function builtCss(path: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [staticStyles()],
    resolve: { conditions: serverConditions },
    build: {
      ...{ write: false, minify: false, cssMinify: false, target: 'esnext' },
      rolldownOptions: {
        input: source(path),
        external: /^(?!.*touchline)[\w@]/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
    .join('');
}

describe('The style sheet that the build makes of a module', () => {
  // Nested selectors, components that stand beside themselves, more weight, queries and parts of other modules.
  it.each([
    ['design-system/src/Button/ButtonRoot.ts', 'ButtonRoot'],
    ['design-system/src/Chip/ChipRoot.ts', 'ChipRoot'],
    ['design-system/src/IconButton/IconButtonRoot.ts', 'IconButtonRoot'],
    ['design-system/src/Flag/FlagFrame.ts', 'FlagFrame'],
  ])('has the rules that styled-components makes of it: %s', async (path, name) => {
    const module = (await import(source(path))) as Record<string, Made>;
    const component = module[name];
    if (!component) throw new Error(name);
    const found = templatesIn(readFileSync(source(path), 'utf8'), source(path));
    const own = found?.templates.filter(({ kind }) => kind === 'styled') ?? [];
    expect(own).toHaveLength(1);
    const css = await builtCss(path);
    expect(css.length).toBeGreaterThan(50);
    expect(tight(css.replaceAll(`.${own[0]?.name ?? ''}`, '.own'))).toBe(tight(libraryCss(component)));
  });
});

describe('The templates of a module', () => {
  const file = '/packages/design-system/src/Box/Box.tsx';
  const imports = "import styled, { css, keyframes } from 'styled-components';\n";

  it('are found with what they style, and named the same in each build', () => {
    const code = `${imports}const turn = keyframes\`to { rotate: 1turn }\`;
const shape = css\`margin: 0\`;
const Root = styled.button<{ wide: boolean }>\`\${shape} animation: \${turn} 1s\`;
export const Wide = styled(Root)\`inline-size: 100%\`;`;
    const { templates = [], prefix = '' } = templatesIn(code, file) ?? {};
    expect(templates.map(({ kind, target }) => [kind, target])).toEqual([
      ['keyframes', ''],
      ['css', ''],
      ['styled', '"button"'],
      ['styled', 'Root'],
    ]);
    expect(prefix).toMatch(/^c\w{1,4}$/);
    expect(templates.map(({ name }) => name)).toEqual([0, 1, 2, 3].map((at) => `${prefix}-${at}`));
    expect(templatesIn(code, `/elsewhere${file}`)?.prefix).toBe(prefix);
  });

  it('may not depend on what a component is given', () => {
    for (const template of ["styled.p.attrs({ id: 'a' })`margin: 0`", 'styled.p.withConfig({})`margin: 0`'])
      expect(() => templatesIn(`${imports}const Root = ${template};`, file)).toThrow(
        /Box\.tsx: a style template/,
      );
  });

  it('of a module that only names types are none', () => {
    expect(templatesIn("import type { StyledComponent } from 'styled-components';", file)).toBeUndefined();
  });
});
