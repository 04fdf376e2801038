import axe from 'axe-core';
import { page } from 'vitest/browser';
import type { PlayedStory } from './PlayedStory.ts';

/** Attributes of the root element. */
type Attributes = Record<string, string>;

const dark = { 'data-scheme': 'dark' };
const northing = { 'data-brand': 'northing' };
const more = { 'data-contrast': 'more' };

/** The theme modes in which a story's colours are checked after its play function; it was rendered in Touchline light. */
const themeModes: Record<string, Attributes> = {
  'Touchline dark': dark,
  'Northing light': northing,
  'Northing dark': { ...northing, ...dark },
  'Touchline light, more contrast': more,
  'Northing dark, more contrast': { ...northing, ...dark, ...more },
};

/** Modules consist of tested components: two modes that differ in everything find the problems a module adds. */
const themeModesOf = (title: string) => {
  if (title.startsWith('Components/')) return Object.keys(themeModes);
  // The matrix itself shows brands and schemes.
  return /^Journeys\/|^Foundations\/Matrix$/.test(title) ? [] : ['Touchline dark', 'Northing dark'];
};

/** Layouts in which nothing may overflow horizontally, on a phone 360 px wide. */
const layouts: Record<string, (root: HTMLElement) => void> = {
  'right to left': (root) => (root.dir = 'rtl'),
  'text at 200 %': (root) => (root.style.fontSize = '200%'),
};

/** Waits two frames: styles are computed, and transitions of a millisecond have ended. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Rules that depend on colours and sizes; the other rules ran when the story was rendered. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

async function colourProblems(disabled: string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    {
      runOnly: rules.filter((rule) => !disabled.includes(rule)),
      resultTypes: ['violations'],
      preload: false,
    },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    ),
  );
}

/** The innermost elements that overflow the window horizontally, unless something scrolls or clips them. */
function overflowingElements(): string[] {
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

/** Text that overflows its button, link or label horizontally, although the page is wide enough. */
function overflowingText(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll('button, a, label')) {
    const { left, right } = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      // Skips text for screen readers, which is not visible, and decorations such as a count, which may overlap a corner.
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

/**
 * Checks a played story in the modes a shopper may use: brands, schemes, more contrast, right to left, large text.
 * One render serves all of them, because a mode consists of attributes of the root element.
 */
async function checkInModes({ title, parameters: { a11y, layout } }: PlayedStory): Promise<void> {
  if (a11y?.test === 'off') return;
  const root = document.documentElement;
  const disabled = (a11y?.config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id);
  const before = [...root.attributes].map(({ name, value }) => [name, value] as const);
  const restore = () => {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const [name, value] of before) root.setAttribute(name, value);
  };
  const found: string[] = [];
  try {
    for (const name of themeModesOf(title)) {
      for (const [attribute, value] of Object.entries(themeModes[name] ?? {}))
        root.setAttribute(attribute, value);
      await settled();
      found.push(...(await colourProblems(disabled)).map((problem) => `${name}: ${problem}`));
      restore();
    }
    if (title.startsWith('Components/')) {
      const { innerWidth: width, innerHeight: height } = globalThis;
      await page.viewport(360, 780);
      // The gutters of a page: focus rings and large touch targets may extend into them.
      if (layout !== 'fullscreen') document.body.style.paddingInline = '16px';
      await settled();
      for (const [name, apply] of Object.entries(layouts)) {
        apply(root);
        await settled();
        found.push(
          ...overflowingElements().map((problem) => `${name}, 360 px: ${problem} stands out of the page`),
        );
        found.push(...overflowingText().map((problem) => `${name}, 360 px: ${problem}`));
        restore();
      }
      await page.viewport(width, height);
    }
  } finally {
    document.body.style.paddingInline = '';
    restore();
  }
  if (found.length) throw new Error(`In other modes:\n${found.join('\n')}`);
}

globalThis.checkInModes = checkInModes;
