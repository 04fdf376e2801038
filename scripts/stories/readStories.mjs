import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';

/**
 * @typedef {object} StoryFile metadata of a story file, read without running it
 * @property {string} path
 * @property {string} title such as `Components/Actions/Button`; empty without a title
 * @property {string[]} tags of the whole file
 * @property {string[]} needs what a person would search for to find this component
 * @property {{ exportName: string, name: string, id: string, isInDocs: boolean }[]} stories in order; one is left out of
 * the docs by its tag `!autodocs`
 */

/** The object inside `{…} satisfies Meta<…>` or `{…} as …`. @param {ts.Expression | undefined} node @returns {ts.Expression | undefined} */
const bare = (node) =>
  node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? bare(node.expression) : node;

/** @param {ts.Expression | undefined} node @param {string} name */
function property(node, name) {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find(
    (entry) => ts.isPropertyAssignment(entry) && entry.name.getText().replace(/['"]/g, '') === name,
  );
  return found && ts.isPropertyAssignment(found) ? bare(found.initializer) : undefined;
}

/** @param {ts.Expression | undefined} node */
const text = (node) => (node && ts.isStringLiteralLike(node) ? node.text : '');
/** @param {ts.Expression | undefined} node */
const texts = (node) => (node && ts.isArrayLiteralExpression(node) ? node.elements.map(text) : []);

/** @param {ts.VariableStatement} statement */
const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/**
 * Reads a story file's title, status, needs and stories from its source.
 * @param {string} path
 * @returns {StoryFile}
 */
export function readStories(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const statements = source.statements.filter((statement) => ts.isVariableStatement(statement));
  const declared = statements.flatMap((statement) =>
    statement.declarationList.declarations.map((declaration) => ({
      exportName: declaration.name.getText(),
      value: bare(declaration.initializer),
      exported: isExported(statement),
    })),
  );
  const meta = declared.find(({ exportName }) => exportName === 'meta')?.value;
  const title = text(property(meta, 'title'));
  return {
    path,
    title,
    tags: texts(property(meta, 'tags')),
    needs: texts(property(property(meta, 'parameters'), 'needs')),
    stories: declared
      .filter(({ exported }) => exported)
      .map(({ exportName, value }) => {
        const name = text(property(value, 'name')) || storyNameFromExport(exportName);
        const isInDocs = !texts(property(value, 'tags')).includes('!autodocs');
        return { exportName, name, id: toId(title, storyNameFromExport(exportName)), isInDocs };
      }),
  };
}
