import axe from 'axe-core';
import { page } from 'vitest/browser';
import { lowContrast, readAsMeasured, shownTexts, type ReadText } from './contrast.ts';
import type { PlayedStory } from './PlayedStory.ts';

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

/** What colours decide; the other rules were run when the story was drawn. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** What sizes decide besides, which another brand changes. */
const sizeRules = ['target-size'];

/** A colour changes at once, so that no mode has to wait for it. */
const withoutTransitions = new CSSStyleSheet();
withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important; }');

/** Parts of Storybook itself. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Whether axe calls a text invisible on every screen: it is only for screen readers. */
const isHidden = (data: unknown) =>
  typeof data === 'object' && data !== null && 'messageKey' in data && data.messageKey === 'hidden';

const nameOf = (element: Element | undefined) =>
  element &&
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${element.textContent.slice(0, 40)}”`;

/** Whether a link differs from the words around it whatever its colour. */
const isUnderlined = (link: Element) => getComputedStyle(link).textDecorationLine.includes('underline');

/** What axe found in a theme mode. The next ones of the same brand differ from it in colours only. */
interface Measured {
  problems: string[];
  /** Texts that we can judge in those modes. */
  read: ReadText[];
  /** Texts that axe has to measure again, because more than plain colours decides. */
  open: Element[];
  /** Every text that was shown. */
  shown: Set<Element>;
  /** Links that stand in other words, and have to differ from them. */
  links: Element[];
}

async function measure(rules: string[], include: Element[] = [document.body]): Promise<Measured> {
  const { violations, incomplete, passes } = await axe.run(
    { include, exclude },
    {
      runOnly: rules,
      resultTypes: ['violations', 'incomplete', 'passes'],
      selectors: false,
      elementRef: true,
      preload: false,
      iframes: false,
    },
  );
  const all = [...violations, ...incomplete, ...passes];
  const texts = all.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const read: ReadText[] = [];
  const open: Element[] = [];
  for (const { element, any } of texts) {
    const data: unknown = any[0]?.data;
    // Only for screen readers.
    if (!element || isHidden(data)) continue;
    const text = readAsMeasured(element, data);
    if (text) read.push(text);
    else open.push(element);
  }
  return {
    problems: violations.flatMap(({ nodes }) =>
      nodes.map(
        ({ element, failureSummary }) => `${nameOf(element)}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
      ),
    ),
    read,
    open,
    shown: new Set(shownTexts()),
    links: all
      .filter(({ id }) => id === 'link-in-text-block')
      .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? [])),
  };
}

/** Problems in a theme mode that differs in colours only from one that was measured. */
async function recoloured({ read, open, shown, links }: Measured, isEnabled: (rule: string) => boolean) {
  const problems: string[] = [];
  if (isEnabled('color-contrast')) {
    const left = [...open, ...shownTexts().filter((element) => !shown.has(element))];
    for (const text of read) {
      const judged = lowContrast(text);
      if (!judged) left.push(text.element);
      else if (judged.problem) problems.push(`${nameOf(text.element)}: ${judged.problem}`);
    }
    if (left.length) problems.push(...(await measure(['color-contrast'], left)).problems);
  }
  const byColour = links.filter((link) => !isUnderlined(link));
  if (byColour.length && isEnabled('link-in-text-block'))
    problems.push(...(await measure(['link-in-text-block'], byColour)).problems);
  return problems;
}

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

/** What decides how a story looks at its end: markup without generated ids, and what of its state is not in the markup. */
function drawing(): string {
  const elements = [...document.body.querySelectorAll('*')];
  const state = elements.map((element) => [
    element.matches(':focus') ? 'focus' : element.matches(':hover') ? 'hover' : '',
    element.scrollLeft + element.scrollTop || '',
    element instanceof HTMLInputElement ? `${element.value} ${element.checked}` : '',
    element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.value : '',
  ]);
  return document.body.innerHTML.replaceAll(/_r_[0-9a-z]+_/g, '') + JSON.stringify(state);
}

/** The stories of this tab that were checked. Many end as another one looks: `Playground`, or opened and closed again. */
const checked = new Set<string>();

/**
 * Looks at a played story in the modes a shopper may have: brands, schemes, more contrast, right to left, large text.
 * One drawing serves all of them, since a theme mode is attributes of the root element.
 */
async function checkInModes({ title, parameters: { a11y, layout } }: PlayedStory): Promise<void> {
  if (a11y?.test === 'off') return;
  const names = themeModesOf(title);
  const story = JSON.stringify([names, layout, a11y?.config, drawing()]);
  if (checked.has(story)) return;
  const root = document.documentElement;
  const disabled = (a11y?.config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id);
  const before = [...root.attributes].map(({ name, value }) => [name, value] as const);
  const restore = () => {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const [name, value] of before) root.setAttribute(name, value);
  };
  const isEnabled = (rule: string) => !disabled.includes(rule);
  const sheets = document.adoptedStyleSheets;
  const found: string[] = [];
  let brand = root.dataset['brand'];
  let measured: Measured | undefined;
  try {
    document.adoptedStyleSheets = [...sheets, withoutTransitions];
    for (const name of names) {
      restore();
      for (const [attribute, value] of Object.entries(themeModes[name] ?? {}))
        root.setAttribute(attribute, value);
      const isOtherBrand = root.dataset['brand'] !== brand;
      brand = root.dataset['brand'];
      // What watches its own size draws itself again in the next frame.
      if (isOtherBrand) await settled();
      let problems: string[];
      if (measured && !isOtherBrand) problems = await recoloured(measured, isEnabled);
      else {
        const rules = (isOtherBrand ? [...colourRules, ...sizeRules] : colourRules).filter(isEnabled);
        measured = await measure(rules);
        ({ problems } = measured);
      }
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
    document.adoptedStyleSheets = sheets;
    restore();
  }
  // Of two that look the same and fail, both are named.
  if (found.length) throw new Error(`In other modes:\n${found.join('\n')}`);
  checked.add(story);
}

globalThis.checkInModes = checkInModes;
