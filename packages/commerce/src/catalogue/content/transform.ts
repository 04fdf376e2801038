/** A node of a content tree: an object, a list or a text. */
export type ContentNode = string | number | boolean | null | ContentNode[] | { [key: string]: ContentNode };

/** A step towards a node: the name of a field, the place in a list, or the `id` of an entry of a list. */
type Key = string | number;

/** An operation that changed nothing, because it is wrong or does not fit the tree. */
export class TransformError extends Error {
  override readonly name = 'TransformError';
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Carries out operations on a copy of a content tree. Each names its `method` and the `path` of a node:
 * `set` and `remove` change it, `insert` puts `value` before the place `index` of a list (at its end without one), and
 * `move` takes the node to the place `index` of its own list. Throws a `TransformError` at the first that does not fit.
 */
export function transform(tree: ContentNode, operations: readonly unknown[]): ContentNode {
  const root: { tree: ContentNode } = { tree: structuredClone(tree) };
  for (const operation of operations) apply(root, operation);
  return root.tree;
}

function apply(root: { tree: ContentNode }, operation: unknown): void {
  if (typeof operation !== 'object' || operation === null || !('method' in operation))
    throw new TransformError('Op needs to contain method');
  const { method, value, index, ...about } = operation as Fields;
  const path = pathOf(about['path']);
  switch (method) {
    case 'set':
      return setAt(parentOf(root, path), lastOf(path), structuredClone(value) as ContentNode);
    case 'insert': {
      const list = nodeAt(root, path);
      if (!Array.isArray(list)) throw missing(path);
      return insertAt(list, index ?? list.length, structuredClone(value) as ContentNode);
    }
    case 'remove':
      return removeAt(parentOf(root, path), path);
    case 'move': {
      const list = parentOf(root, path);
      if (!Array.isArray(list)) throw missing(path);
      const node = nodeAt(root, path);
      removeAt(list, path);
      return insertAt(list, index, node);
    }
    default:
      throw new TransformError(`There is no method ${String(method)}.`);
  }
}

function pathOf(path: unknown): readonly Key[] {
  if (!Array.isArray(path) || path.length === 0) throw missing([]);
  return path.map((key: unknown) => {
    if (typeof key !== 'string' && typeof key !== 'number')
      throw new TransformError('Key must be a primitive type');
    return key;
  });
}

const missing = (path: readonly Key[]): TransformError =>
  new TransformError(`Node at /${path.join('/')} does not exist.`);

const lastOf = (path: readonly Key[]): Key => path.at(-1) ?? '';

const parentOf = (root: { tree: ContentNode }, path: readonly Key[]): ContentNode =>
  nodeAt(root, path.slice(0, -1));

function nodeAt({ tree }: { tree: ContentNode }, path: readonly Key[]): ContentNode {
  let node: ContentNode | undefined = tree;
  for (const key of path) {
    node = childOf(node, key);
    if (node === undefined) throw missing(path);
  }
  return node;
}

function childOf(node: ContentNode, key: Key): ContentNode | undefined {
  if (Array.isArray(node)) return node[placeOf(node, key)];
  if (typeof node !== 'object' || node === null) return undefined;
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

/** Place of an entry in a list, by its number or its `id`; -1 when there is none. */
function placeOf(list: readonly ContentNode[], key: Key): number {
  if (typeof key === 'number') return Number.isInteger(key) && key < list.length ? key : -1;
  return list.findIndex(
    (each) => typeof each === 'object' && each !== null && !Array.isArray(each) && each['id'] === key,
  );
}

function setAt(parent: ContentNode, key: Key, value: ContentNode): void {
  if (Array.isArray(parent)) {
    const place = placeOf(parent, key);
    if (place < 0) throw missing([key]);
    parent[place] = value;
    return;
  }
  // A field that does not exist yet is added; one that every object has is none of the content.
  if (typeof parent !== 'object' || parent === null || key === '__proto__') throw missing([key]);
  parent[key] = value;
}

function removeAt(parent: ContentNode, path: readonly Key[]): void {
  const key = lastOf(path);
  if (childOf(parent, key) === undefined) throw missing(path);
  if (Array.isArray(parent)) parent.splice(placeOf(parent, key), 1);
  else delete (parent as { [key: string]: ContentNode })[key];
}

function insertAt(list: ContentNode[], index: unknown, value: ContentNode): void {
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index > list.length)
    throw new TransformError('Move index out of bounds');
  list.splice(index, 0, value);
}
