import { page } from 'vitest/browser';
import { measureAgain, measureAll } from './accessibility.ts';
import { drawing } from './drawing.ts';
import { firstOfEach, looksOfPage, withAncestors } from './looks.ts';
import type { PlayedStory } from './PlayedStory.ts';
import { pressable } from './targets.ts';

/** Attributes of the root element. */
type ThemeModeAttributes = Record<string, string>;

const dark = { 'data-scheme': 'dark' };
const northing = { 'data-brand': 'northing' };
const more = { 'data-contrast': 'more' };

/**
 * The theme modes in which a story's colours are checked after it has been played; it was drawn in Touchline light. Those
 * of one brand stand together: only a brand changes sizes.
 */
const themeModes: Record<string, ThemeModeAttributes> = {
  'Touchline dark': dark,
  'Touchline light, more contrast': more,
  'Northing light': northing,
  'Northing dark': { ...northing, ...dark },
  'Northing dark, more contrast': { ...northing, ...dark, ...more },
};

/** Modules are made of components: two modes that differ in everything find what a module adds. */
const themeModesOf = (title: string) => {
  if (title.startsWith('Components/')) return Object.keys(themeModes);
  // The matrix shows brands and schemes itself.
  return /^Journeys\/|^Foundations\/Matrix$/.test(title) ? [] : ['Touchline dark', 'Northing dark'];
};

/** Layouts in which nothing may stand out of the page sideways, on a phone 360 px wide. */
const layouts: Record<string, (root: HTMLElement) => void> = {
  'right to left': (root) => (root.dir = 'rtl'),
  'text at 200 %': (root) => (root.style.fontSize = '200%'),
};

/** Two frames: styles are computed, and transitions of a millisecond are over. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A colour changes at once, so that no mode has to wait for it. Stays for the stories of this tab that follow. */
const withoutTransitions = new CSSStyleSheet();
withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important; }');

/** The innermost elements that reach over an edge of the window, unless something scrolls or cuts them. */
function overhanging(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth + 1) return [];
  const isOver = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > innerWidth + 1 || left < -1;
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isOver(element) && ![...element.children].some(isOver))
    .slice(0, 3)
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
      return `${name} “${element.textContent.slice(0, 40)}”, from ${Math.round(left)} to ${Math.round(right)} px,`;
    });
}

/** Words that reach over the sides of the button, link or label they stand in, though the page is wide enough. */
function spilling(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll('button, a, label')) {
    const { left, right } = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      // What is only for screen readers is not to be seen; a decoration, such as a count, may stand on the corner.
      if (!parent || parent.clientWidth === 1 || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('[aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const words = range.getBoundingClientRect();
      if (words.width && (words.left < left - 1 || words.right > right + 1))
        found.push(`“${currentNode.textContent}” reaches over its <${control.localName}>`);
    }
  }
  return found;
}

/** The stories of this tab that were checked. Many end as another one looks: `Playground`, or opened and closed again. */
const checked = new Set<string>();

/** Of the stories of one file in this tab, what has passed in its modes: most of a story looks like in the one before. */
const passedOf = new Map<string, Set<number>>();

/** What modes decide: how words can be read, and what can be pressed. */
const isMeasured = (element: Element) =>
  element.matches(pressable) ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/**
 * Checks a played story: all rules of axe as it was drawn, and then the modes a shopper may have, which are brands,
 * schemes, more contrast, right to left, large text. One drawing serves all of them, since a theme mode is attributes
 * of the root element.
 */
async function checkInModes({ title, parameters: { a11y = {}, layout } }: PlayedStory): Promise<void> {
  if (a11y.test === 'off') return;
  const names = themeModesOf(title);
  const story = JSON.stringify([names, layout, a11y, drawing()]);
  if (checked.has(story)) return;
  const root = document.documentElement;
  const before = [...root.attributes].map(({ name, value }) => [name, value] as const);
  const restore = () => {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const [name, value] of before) root.setAttribute(name, value);
  };
  let brand = root.dataset['brand'];
  const passed = passedOf.get(title) ?? new Set<number>();
  const looks = looksOfPage();
  const first = firstOfEach(looks, passed);
  // What another brand draws anew is not known yet.
  const isOpen = (element: Element) => first.has(element) || !looks.has(element);
  const isNew = [...first].some(isMeasured);
  const measured = await measureAll(a11y, isOpen, withAncestors(first));
  const found = [...measured.problems];
  try {
    const { adoptedStyleSheets: sheets } = document;
    if (!sheets.includes(withoutTransitions)) sheets.push(withoutTransitions);
    for (const name of isNew ? names : []) {
      restore();
      for (const [attribute, value] of Object.entries(themeModes[name] ?? {}))
        root.setAttribute(attribute, value);
      if (root.dataset['brand'] !== brand) {
        brand = root.dataset['brand'];
        // What watches its own size draws itself again in the next frame.
        await settled();
      }
      const problems = await measureAgain(a11y, measured, isOpen);
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    }
    restore();
    if (title.startsWith('Components/')) {
      // The next story sets its own.
      await page.viewport(360, 780);
      // The gutters of a page: focus rings and large targets may reach into them.
      if (layout !== 'fullscreen') document.body.style.paddingInline = '16px';
      for (const [name, apply] of Object.entries(layouts)) {
        apply(root);
        await settled();
        found.push(...overhanging().map((problem) => `${name}, 360 px: ${problem} stands out of the page`));
        found.push(...spilling().map((problem) => `${name}, 360 px: ${problem}`));
        restore();
      }
    }
  } finally {
    document.body.style.paddingInline = '';
    restore();
  }
  // Of two that look the same and fail, both are named.
  if (found.length) throw new Error(`Not accessible:\n${found.join('\n')}`);
  checked.add(story);
  passedOf.set(title, new Set([...passed, ...looks.values()]));
}

globalThis.checkInModes = checkInModes;
