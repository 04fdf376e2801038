// Changes of code in a build, by its syntax tree.

/** A node of the syntax tree, with what is read of it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  tag?: SyntaxNode;
  callee?: SyntaxNode;
  object?: SyntaxNode;
  property?: SyntaxNode;
  arguments?: SyntaxNode[];
  name?: string;
  key?: SyntaxNode;
  properties?: SyntaxNode[];
  value?: SyntaxNode;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** A node and everything in it. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* nodesOf(each);
}

/** A part of the code, and what replaces it. */
export interface CodePart {
  start: number;
  end: number;
  text: string;
}

/** The code with its parts replaced. */
export const withParts = (code: string, parts: readonly CodePart[]): string =>
  parts
    .toSorted((one, two) => two.start - one.start)
    .reduce((text, { start, end, text: part }) => text.slice(0, start) + part + text.slice(end), code);
