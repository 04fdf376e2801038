/** Letters without case and accents, each with its position in the text: "É" is "e", "ß" is "ss". */
function fold(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
    letters += plain;
    for (let i = 0; i < plain.length; i++) places.push(place);
    place += character.length;
  }
  return { letters, places: [...places, place] };
}

/** Finds the typed text in a text, preferably at the beginning of a word: start (inclusive) and end (exclusive). */
export function findMatch(text: string, typed: string): readonly [from: number, behind: number] | undefined {
  const wanted = fold(typed.trim()).letters;
  if (wanted === '') return undefined;
  const { letters, places } = fold(text);
  let at = -1;
  for (let next = letters.indexOf(wanted); next >= 0; next = letters.indexOf(wanted, next + 1)) {
    if (at < 0) at = next;
    if (next === 0 || /[\s\-(/]/.test(letters.charAt(next - 1))) {
      at = next;
      break;
    }
  }
  if (at < 0) return undefined;
  return [places[at] ?? 0, places[at + wanted.length] ?? text.length];
}
