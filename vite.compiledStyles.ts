import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';
import { componentsIn } from './vite.componentIds.ts';
import { nodesOf, withParts, type CodePart, type SyntaxNode } from './vite.syntaxTree.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/');

/** What `styled-components` is in the files of the built shop. */
const runtimes = {
  browser: `${root}packages/storefront/src/client/styles/styled.ts`,
  server: `${root}packages/storefront/src/server/styles/styled.ts`,
};

/** The rules of one styled component, with its place in the order of all. */
export interface CompiledStyle {
  id: string;
  place: number;
  rules: readonly string[];
}

/** `styled.div.withConfig({ componentId })` of a template: what it styles, and its id. */
function styledOf(code: string, tag: SyntaxNode): { target: string; id: string } | undefined {
  const { type, callee } = tag;
  const made = callee?.property?.name === 'withConfig' ? callee.object : undefined;
  const id = /componentId:\s*"([^"]+)"/.exec(code.slice(tag.start, tag.end))?.[1];
  const isCall = made?.type === 'CallExpression';
  const styled = isCall ? made.arguments?.[0] : made?.property;
  if (type !== 'CallExpression' || id === undefined || !styled) return undefined;
  const text = code.slice(styled.start, styled.end);
  return { id, target: isCall ? text : JSON.stringify(text) };
}

/** Replaces the style templates of a module by what the browser needs of them: the element and the class. */
export function withoutTemplates(code: string): string {
  const parts: CodePart[] = [];
  for (const node of nodesOf(parseAst(code))) {
    const { type, tag, start, end } = node;
    if (type !== 'TaggedTemplateExpression' || !tag) continue;
    const styled = styledOf(code, tag);
    if (styled)
      parts.push({
        start,
        end,
        text: `/*#__PURE__*/ styled(${styled.target}, "${styled.id}", import.meta.url)`,
      });
    else if (tag.type === 'Identifier' && ['css', 'keyframes'].includes(tag.name ?? ''))
      parts.push({ start, end, text: '""' });
  }
  return withParts(code, parts);
}

/** Leaves the style templates out of the built files: they are static (ADR 5), and the build compiles them once. */
export function withoutStyleTemplates(runsIn: keyof typeof runtimes): Plugin {
  return {
    name: 'without-style-templates',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler: (source) => (source === 'styled-components' ? runtimes[runsIn] : undefined),
    },
    transform(code, id) {
      if (componentsIn(id) === undefined) return undefined;
      return { code: withoutTemplates(code), map: null };
    },
  };
}

/** The source file of a component, in its id. */
const sourceOf = ({ id }: CompiledStyle): string => id.slice(0, id.indexOf('-'));

/**
 * Beside each script of the browser with styled components lie a file with their rules and one for each source file in
 * it. A page loads them once it shows a component that it did not start with (`client/styles/lateStyles.ts`).
 * @param file the rules of all components, written by the build before
 */
export function lateStyleFiles(file: string): Plugin {
  const styles = new Map<string, CompiledStyle[]>();
  const stylesOf = (modules: readonly string[]): CompiledStyle[] =>
    modules.flatMap((id) => styles.get(componentsIn(id) ?? '') ?? []);
  return {
    name: 'late-style-files',
    buildStart() {
      for (const style of JSON.parse(readFileSync(file, 'utf8')) as CompiledStyle[]) {
        const key = sourceOf(style);
        styles.set(key, [...(styles.get(key) ?? []), style]);
      }
    },
    // Other rules need another name: both files are kept by browsers for good.
    augmentChunkHash: ({ moduleIds }) => JSON.stringify(stylesOf(moduleIds)),
    // Said once a script: most have dozens of components.
    renderChunk(code, { moduleIds }) {
      if (stylesOf(moduleIds).length === 0) return null;
      const said = code.replaceAll(/(styled\w*\([^()]*), import\.meta\.url\)/g, '$1, scriptOfStyles)');
      return { code: `const scriptOfStyles = import.meta.url;\n${said}`, map: null };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const found = stylesOf(chunk.moduleIds);
        if (found.length === 0) continue;
        const emit = (ending: string, of: readonly CompiledStyle[]) =>
          this.emitFile({
            type: 'asset',
            fileName: chunk.fileName.replace(/\.js$/, ending),
            source: JSON.stringify(of.map(({ id, place, rules }) => [place, id, rules])),
          });
        emit('.json', found);
        for (const key of new Set(found.map(sourceOf)))
          emit(
            `.${key}.json`,
            found.filter((style) => sourceOf(style) === key),
          );
      }
    },
  };
}

/** Lets the build that collects the rules of all styled components know them. */
export const collectedStyles: Plugin = {
  name: 'collected-styles',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'styled-components' && importer !== undefined && componentsIn(importer) !== undefined
      ? `${root}packages/storefront/src/styles/collectedStyled.ts`
      : undefined,
};
