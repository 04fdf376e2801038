import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from '../setup/files.mjs';

/**
 * @typedef {object} StoreStates
 * @property {string} store name of its class
 * @property {string[]} kinds what its state can be, as the code names it
 */

/** A field of a store that says where it is: `status`, `state`. */
const stateField = /^(status|state)$/;

/** @param {string} path */
const parse = (path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/**
 * The kinds of a union: of words, or of objects with a `kind`.
 * @param {ts.TypeNode | undefined} type @param {ReadonlyMap<string, ts.TypeNode>} aliases by name
 * @returns {string[]}
 */
function kindsOf(type, aliases) {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((each) => kindsOf(each, aliases));
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
  if (ts.isTypeReferenceNode(type)) return kindsOf(aliases.get(type.typeName.getText()), aliases);
  if (!ts.isTypeLiteralNode(type)) return [];
  const kind = type.members.find((member) => member.name?.getText() === 'kind');
  return kind && ts.isPropertySignature(kind) ? kindsOf(kind.type, aliases) : [];
}

/**
 * What the stores of a module can be in, read from their types.
 * @param {string} folder of a module
 * @returns {StoreStates[]}
 */
export function storeStates(folder) {
  const sources = filesBelow(folder, /(?<!\.test|\.d)\.ts$/).map(parse);
  const statements = sources.flatMap((source) => [...source.statements]);
  const aliases = new Map(
    statements.filter((each) => ts.isTypeAliasDeclaration(each)).map((each) => [each.name.text, each.type]),
  );
  return statements
    .filter((each) => ts.isClassDeclaration(each))
    .flatMap((each) =>
      each.members
        .filter((member) => ts.isPropertyDeclaration(member))
        .filter((member) => stateField.test(member.name.getText()))
        .map((member) => ({
          store: each.name?.text ?? '',
          kinds: [...new Set(kindsOf(member.type, aliases))],
        })),
    )
    .filter(({ store, kinds }) => store.endsWith('Store') && kinds.length > 1);
}
