import { anyState } from './drawing.ts';

/** What decides on the colours of an element in other modes, besides what its own markup and its ancestors say. */
const deciding = ['color', 'background-color', 'background-image', 'opacity', 'font-size', 'font-weight'];

/** Attributes whose value says which element it is, and not how it looks. */
const names = ['id', 'for', 'href', 'src', 'srcset', 'alt', 'name', 'value', 'title', 'd', 'data-testid'];
const isName = (name: string) =>
  names.includes(name) || /^aria-(label|labelledby|describedby|controls|owns)$/.test(name);

const targets = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';

/** Looks so far, each with its number. */
const numbers = new Map<string, number>();

function ownLook(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    isName(name) ? name : `${name}=${value}`,
  );
  const style = getComputedStyle(element);
  const look = [element.localName, ...attributes, ...deciding.map((name) => style.getPropertyValue(name))];
  if (element.matches(anyState)) look.push('held');
  if (element.matches(targets)) {
    const { width, height } = element.getBoundingClientRect();
    // A target that is larger than this is large enough whatever the brand.
    look.push(...[width, height].map((size) => String(Math.min(48, Math.round(size)))));
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
