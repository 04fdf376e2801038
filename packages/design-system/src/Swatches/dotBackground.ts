/** CSS background for a dot of one colour, or of two halves split diagonally. */
export function dotBackground([first = 'transparent', second = first]: readonly string[]): string {
  return first === second ? first : `linear-gradient(135deg, ${first} 50%, ${second} 50%)`;
}
