import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from '../setup/files.mjs';

/** @typedef {{ name: string, bases: string[], wordless: string[] }} Shape */

/** The text before `@default` in a docblock. @param {ts.Node} member */
const wordsOf = (member) =>
  ts
    .getJSDocCommentsAndTags(member)
    .map((doc) => (ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''))
    .join('')
    .trim();

/** Interfaces of a module, what they extend, and their members without a description. @param {string} path */
function shapesIn(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isInterfaceDeclaration).map((shape) => ({
    name: shape.name.text,
    bases: (shape.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap((type) => type.getText(source).match(/\w+/g) ?? []),
    ),
    wordless: shape.members
      .filter((member) => !wordsOf(member))
      .map((member) => `${shape.name.text}.${member.name?.getText(source)}`),
  }));
}

/**
 * Public props, and members of their types, without a docblock, which leave a gap in a props table.
 * @param {string} project folder that holds packages
 */
export function undocumentedProps(project) {
  const sources = `${project}/packages/design-system/src`;
  const modules = filesBelow(sources, /\.tsx?$/).filter(
    (path) => !/\.(test|stories)\.|\/src\/(brand|fonts|tokens)\//.test(path),
  );
  const entries = filesBelow(`${project}/packages/design-system/exports`, /\.tsx?$/);
  const names = new Set(entries.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []));
  const shapes = modules.flatMap(shapesIn);
  // An interface that a public one extends is public too.
  for (const { name, bases } of shapes) if (names.has(name)) for (const base of bases) names.add(base);
  return shapes.flatMap(({ name, wordless }) => (names.has(name) ? wordless : []));
}
