import { termTokens } from './termTokens.ts';

/** Tokens of a term as they were typed: `grosse 52` of “Laufschuhe Größe 52” is “Größe 52”. */
export function asTyped(term: string, tokens: string): string {
  const wanted = new Set(tokens.split(' '));
  const typed = term.split(' ').filter((word) => {
    const own = termTokens(word);
    return own.length > 0 && own.every((token) => wanted.has(token));
  });
  return typed.join(' ') || tokens;
}
