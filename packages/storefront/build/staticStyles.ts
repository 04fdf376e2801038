import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type * as Evaluation from './evaluatedStyles.ts';
import { serverConditions } from '../../../vite.shared.ts';
import { templatesIn } from './styleTemplates.ts';
import { withParts } from './withParts.ts';

type Evaluated = typeof Evaluation;

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url)).replaceAll('\\', '/');
const evaluator = pathOf('./evaluatedStyles.ts');
const runtime = pathOf('../src/shell/styles/styled.ts');

/** Our own modules that may have style templates. */
const filter = { id: /[\\/]packages[\\/][\w-]+[\\/]src[\\/].*\.tsx?$/, code: 'styled-components' };

/** Has the templates of each module that is run compiled under the name of their component. */
const evaluation: Plugin = {
  name: 'evaluated-styles',
  enforce: 'pre',
  transform: {
    filter,
    handler(code, id) {
      const found = templatesIn(code, id);
      if (!found) return undefined;
      const tags = found.templates
        .filter(({ kind }) => kind !== 'css')
        .map(({ kind, name, start, text }) => ({
          start,
          end: text,
          text: `${kind}(${JSON.stringify(name)})`,
        }));
      const source = code.slice(found.import.start, found.import.end).replace('styled-components', evaluator);
      return { code: withParts(code, [{ ...found.import, text: source }, ...tags]), map: null };
    },
  },
};

/** Runs the shop's modules, as in development. */
const createEvaluator = () =>
  createServer({
    configFile: false,
    root: pathOf('..'),
    logLevel: 'error',
    appType: 'custom',
    plugins: [evaluation],
    oxc: { jsx: { development: false } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    ssr: { noExternal: [/^@touchline\//] },
    resolve: { conditions: serverConditions },
    environments: {
      ssr: { resolve: { conditions: serverConditions, externalConditions: serverConditions } },
    },
  });

/** Ends the name of a module's style sheet, after the module's own. */
const ending = '.css';

/**
 * Makes style sheets of the templates of styled-components, one a module, and leaves only the element and the class in
 * the module: templates are static (ADR 48). From there they are Vite's, as if they had been written as files. The server
 * needs none: it sends those that Vite has made for the browser. `isServerRendered` is false for what only browsers render.
 */
export function staticStyles({ isServerRendered = true } = {}): Plugin {
  let server: Promise<ViteDevServer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const sheets = new Map<string, string>();
  const owners = new Map<string, string>();
  const namesIn = new Map<string, readonly string[]>();

  /** Runs one module after another: of two that import each other, both would see the other half done. */
  function run(id: string): Promise<Evaluated> {
    server ??= createEvaluator();
    const next = Promise.all([server, last]).then(async ([{ ssrLoadModule }]) => {
      await ssrLoadModule(id);
      return (await ssrLoadModule(evaluator)) as Evaluated;
    });
    last = next;
    return next;
  }

  async function sheetOf(id: string, names: readonly string[]): Promise<string> {
    const { styles } = await run(id);
    const own = names.map((name) => {
      const rules = styles.get(name);
      if (!rules) throw new Error(`${id}: the styles of ${name} are unknown.`);
      return rules;
    });
    return [...new Set(own.flatMap(({ animations }) => [...animations])), ...own].join('');
  }

  return {
    name: 'static-styles',
    enforce: 'pre',
    transform: {
      filter,
      async handler(code, id) {
        const found = templatesIn(code, id);
        if (!found) return undefined;
        const names = found.templates.filter(({ kind }) => kind === 'styled').map(({ name }) => name);
        const other = owners.get(found.prefix);
        if (other !== undefined && other !== id)
          this.error(`${id} and ${other} have the same classes: rename one of them.`);
        owners.set(found.prefix, id);
        namesIn.set(id, names);
        const parts = found.templates.map(({ kind, name, target, start, end }) => ({
          ...{ start, end },
          text: kind === 'styled' ? `/*#__PURE__*/ styled(${target}, ${JSON.stringify(name)})` : '""',
        }));
        const imports = names.length > 0 ? `import styled from ${JSON.stringify(runtime)};` : '';
        const changed = withParts(code, [{ ...found.import, text: imports }, ...parts]);
        if (names.length === 0 || this.environment.config.consumer === 'server')
          return { code: changed, map: null };
        sheets.set(id + ending, await sheetOf(id, names));
        return { code: `${changed}\nimport ${JSON.stringify(id + ending)};`, map: null };
      },
    },
    resolveId: (source) => (sheets.has(source) ? { id: source, moduleSideEffects: true } : undefined),
    load: (id) => sheets.get(id),
    // For the server to know which files have the styles of what it has rendered.
    generateBundle(_, bundle) {
      if (!isServerRendered || this.environment.config.consumer === 'server') return;
      const classes = Object.values(bundle).flatMap((chunk) => {
        const found = chunk.type === 'chunk' ? chunk.moduleIds.flatMap((id) => namesIn.get(id) ?? []) : [];
        return found.length > 0 ? [[chunk.fileName, found] as const] : [];
      });
      this.emitFile({
        ...{ type: 'asset', fileName: '.vite/classes.json' },
        source: JSON.stringify(Object.fromEntries(classes)),
      });
    },
    buildEnd: async () => (await server)?.close(),
  };
}
