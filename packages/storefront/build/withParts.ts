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
