import { anyState } from './drawing.ts';

/** What decides on the colours of an element in other modes, besides what its own markup and its ancestors say. */
const deciding = ['color', 'background-color', 'background-image', 'opacity', 'font-size', 'font-weight'];

/** Attributes whose value says which element it is, and not how it looks. */
const names = [
  'id',
  'href',
  'src',
  'srcset',
  'alt',
  'name',
  'value',
  'title',
  'd',
  'data-testid',
  'aria-label',
];
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/** What counts of an attribute: of a name whether it is empty, of a reference whether it leads to words. */
function lookOf({ name, value }: Attr): string {
  if (names.includes(name)) return value.trim() === '' ? `${name}=` : name;
  if (!references.includes(name)) return `${name}=${value}`;
  const to = value.split(/\s+/).map((id) => document.getElementById(id));
  return [name, ...to.map((element) => element && hasWords(element))].join();
}

const hasWords = (element: Element) => /\S/.test(element.textContent);

const targets = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';
const named = ':is([alt]:not([alt=""]), [aria-label]:not([aria-label=""]))';

/** What an element has: words of its own, any words, a named or pressable element in it, a label. */
const contentOf = (element: Element): boolean[] => [
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  hasWords(element),
  element.querySelector(named) !== null,
  element.querySelector(targets) !== null,
  'labels' in element && element.labels instanceof NodeList && element.labels.length > 0,
];

/** Looks so far, each with its number. */
const numbers = new Map<string, number>();

function ownLook(element: Element): string {
  const attributes = [...element.attributes].map(lookOf);
  const style = getComputedStyle(element);
  const look = [element.localName, ...attributes, ...deciding.map((name) => style.getPropertyValue(name))];
  look.push(contentOf(element).map(Number).join(''));
  if (element.matches(anyState)) look.push('held');
  if (element.matches(targets)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    // A target that is larger than this is large enough whatever the brand.
    look.push(...[width, height].map((size) => String(Math.min(48, Math.round(size)))));
    // Around a small one decides what is near it.
    if (Math.min(width, height) < 24) look.push(String([x, y]));
  }
  return look.join('|');
}

/**
 * All elements of the page with a number for how each looks: its markup without names and words, its state, its colours
 * and the same of all its ancestors. Two with the same number look the same in every mode.
 */
export function looksOfPage(): Map<Element, number> {
  const looks = new Map<Element, number>();
  for (const element of document.querySelectorAll('html, body, body *')) {
    const around = looks.get(element.parentElement ?? element) ?? innerWidth;
    const key = `${around}>${ownLook(element)}`;
    const number = numbers.get(key) ?? -1 - numbers.size;
    numbers.set(key, number);
    looks.set(element, number);
  }
  return looks;
}

/** Of each look that has not passed, the first element. */
export function firstOfEach(looks: ReadonlyMap<Element, number>, passed: ReadonlySet<number>): Set<Element> {
  const first = new Map<number, Element>();
  for (const [element, look] of looks) if (!passed.has(look) && !first.has(look)) first.set(look, element);
  return new Set(first.values());
}

/** These elements, and all that they are in. */
export function withAncestors(elements: Iterable<Element>): Set<Element> {
  const found = new Set<Element>();
  for (const element of elements)
    for (let at: Element | null = element; at && !found.has(at); at = at.parentElement) found.add(at);
  return found;
}
