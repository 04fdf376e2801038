import ts from 'typescript';

/** Names by which a part of a file gives something a value: keys of objects, attributes of elements, assignments. @param {ts.Node} node @param {Set<string>} found */
export function givenNames(node, found = new Set()) {
  if (
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isJsxAttribute(node)) &&
    ts.isIdentifier(node.name)
  )
    found.add(node.name.text);
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left)
  )
    found.add(node.left.name.text);
  ts.forEachChild(node, (child) => void givenNames(child, found));
  return found;
}

/** Names of optional properties that types of a file declare. @param {ts.Node} node @param {Set<string>} found */
function optionalNames(node, found = new Set()) {
  if (ts.isPropertySignature(node) && node.questionToken && ts.isIdentifier(node.name))
    found.add(node.name.text);
  ts.forEachChild(node, (child) => void optionalNames(child, found));
  return found;
}

/**
 * Options that the code declares and nothing in it ever gives a value.
 * @param {readonly ts.SourceFile[]} sources all files but tests
 * @returns {ReadonlySet<string>}
 */
export function unpassedOptions(sources) {
  const given = new Set();
  for (const source of sources) givenNames(source, given);
  const options = new Set(sources.flatMap((source) => [...optionalNames(source)]));
  return new Set([...options].filter((name) => !given.has(name)));
}
