import { createHash } from 'node:crypto';
import { parseSync, Visitor } from 'vite';

/** A template of styled-components in a module's source. */
export interface StyleTemplate {
  kind: 'styled' | 'css' | 'keyframes';
  /** Of the component's class or of the animation; a part of rules needs none. */
  name: string;
  /** What is styled, as code. */
  target: string;
  /** Where it stands, and where its text begins. */
  start: number;
  text: number;
  end: number;
}

/**
 * Begins the classes of a file: the same in each build, and short, because they stand in every page many times. Two files
 * of the same hash would be noticed by the build.
 */
const prefixOf = (file: string): string => {
  const path = file.replaceAll('\\', '/').split('/packages/').at(-1) ?? file;
  const number = createHash('sha256').update(path).digest().readUInt32BE() % 36 ** 4;
  return `c${number.toString(36)}`;
};

/** The templates of a module, and its import of styled-components. */
export interface TemplatedModule {
  templates: StyleTemplate[];
  /** Begins the names of all. */
  prefix: string;
  import: { start: number; end: number };
}

/**
 * Finds the style templates of a module. Each is the value of a constant.
 * @returns `undefined` for a module that has none
 */
export function templatesIn(source: string, file: string): TemplatedModule | undefined {
  const { program } = parseSync(file, source);
  const templates: StyleTemplate[] = [];
  let found: TemplatedModule['import'] | undefined;
  const prefix = prefixOf(file);
  let count = 0;
  const codeOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value === 'styled-components' && node.importKind !== 'type') found = node;
    },
    TaggedTemplateExpression({ tag }) {
      if (/^(styled|css|keyframes|createGlobalStyle)\b/.test(codeOf(tag))) count += 1;
    },
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'TaggedTemplateExpression' || id.type !== 'Identifier') return;
      const { tag, quasi, start, end } = init;
      const name = `${prefix}-${templates.length}`;
      const own = { name, start, end, text: quasi.start };
      if (tag.type === 'MemberExpression' && codeOf(tag.object) === 'styled')
        templates.push({ ...own, kind: 'styled', target: JSON.stringify(codeOf(tag.property)) });
      else if (tag.type === 'CallExpression' && codeOf(tag.callee) === 'styled' && tag.arguments[0])
        templates.push({ ...own, kind: 'styled', target: codeOf(tag.arguments[0]) });
      else if (tag.type === 'Identifier' && (tag.name === 'css' || tag.name === 'keyframes'))
        templates.push({ ...own, kind: tag.name, target: '' });
    },
  }).visit(program);
  if (!found) return undefined;
  if (count !== templates.length)
    throw new Error(
      `${file}: a style template has to be the value of a constant, without \`attrs\` or props.`,
    );
  return { templates, prefix, import: found };
}
