import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Names of states, as CONTRIBUTING lists them; `Invalid` and `Failed` may name a cause. */
const stateNames =
  /^(Default|Empty|Loading|Partial|Ready|Submitting|Succeeded|Invalid[A-Z]?\w*|Failed[A-Z]?\w*|Offline|SignedOut|Disabled|ReadOnly|LongContent)$/;

/** Objects whose methods act like a person. */
const actors = new Set(['userEvent', 'fireEvent']);
/** Methods of elements that change what is seen. */
const actions = new Set([
  ...['click', 'focus', 'blur', 'dispatchEvent', 'requestSubmit', 'select', 'setSelectionRange'],
  ...['scrollBy', 'scrollIntoView', 'scrollTo', 'showModal', 'showPopover'],
]);

/** The value inside `{…} satisfies Meta<…>` or `{…} as …`. @param {ts.Expression | undefined} node @returns {ts.Expression | undefined} */
const bare = (node) =>
  node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? bare(node.expression) : node;

/** @param {ts.ObjectLiteralElementLike} entry @param {string} name */
const isNamed = (entry, name) => entry.name?.getText() === name;

/** What a file declares at its top: functions and values, by name. @param {ts.SourceFile} source */
function declarationsOf(source) {
  /** @type {Map<string, ts.Node>} */
  const declared = new Map();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) declared.set(name.getText(), initializer);
  }
  return declared;
}

/**
 * Whether this code acts, or calls a function of the file that does.
 * @param {ts.Node} code @param {Map<string, ts.Node>} declared @param {Set<string>} seen
 */
function interacts(code, declared, seen = new Set()) {
  let found = false;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (found) return;
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
      found ||= actors.has(node.expression.text);
    if (ts.isCallExpression(node)) {
      const called = node.expression;
      if (ts.isPropertyAccessExpression(called)) found ||= actions.has(called.name.text);
      if (ts.isIdentifier(called)) {
        const own = declared.get(called.text);
        if (own && !seen.has(called.text)) {
          seen.add(called.text);
          found ||= interacts(own, declared, seen);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found;
}

/**
 * The play of a story, or of what it is made from: `{ ...Other }` or `storyOf(…)`.
 * @param {ts.Expression | undefined} story @param {Map<string, ts.Node>} declared
 * @returns {ts.Node | undefined}
 */
function playOf(story, declared) {
  const value = bare(story);
  if (!value) return undefined;
  if (ts.isCallExpression(value) && ts.isIdentifier(value.expression))
    return declared.get(value.expression.text);
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  /** @type {ts.Node | undefined} */
  let play;
  for (const entry of value.properties) {
    if (isNamed(entry, 'play')) {
      const own = ts.isPropertyAssignment(entry) ? entry.initializer : entry;
      const name = ts.isShorthandPropertyAssignment(entry) ? 'play' : ts.isIdentifier(own) ? own.text : '';
      play = declared.get(name) ?? own;
    } else if (ts.isSpreadAssignment(entry) && ts.isIdentifier(entry.expression)) {
      const other = declared.get(entry.expression.text);
      play = (other && ts.isExpression(other) ? playOf(other, declared) : undefined) ?? play;
    }
  }
  return play && ts.isIdentifier(play) && play.text === 'undefined' ? undefined : play;
}

/**
 * The stories of a file that are named for a state although somebody acts in them: such a state is not seen at rest.
 * @param {string} path of a story file
 * @returns {string[]}
 */
export function statesThatAct(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const declared = declarationsOf(source);
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((statement) => [...statement.declarationList.declarations])
    .filter(({ name, initializer }) => {
      const play = stateNames.test(name.getText()) ? playOf(initializer, declared) : undefined;
      return play !== undefined && interacts(play, declared);
    })
    .map(({ name }) => name.getText());
}
