import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import './checkInModes.ts';
import { drawing } from './drawing.ts';
import { looksOfPage } from './looks.ts';

const text = '<p class="text">A text that somebody has to read</p><i></i>';
const rules = {
  config: { rules: [{ id: 'region', enabled: false }] },
  options: { runOnly: ['wcag2a', 'wcag2aa'] },
};
const style = document.createElement('style');
let module = 0;

/** Checks a page of this markup and these rules of style, as the story of a module that no other test shows. */
async function check(markup: string, css = '', title = `Features/${(module += 1)}`) {
  style.textContent = css;
  document.body.innerHTML = markup;
  await globalThis.checkInModes?.({ title, parameters: { a11y: rules } });
}

beforeEach(async () => {
  await page.viewport(1200, 900);
  document.head.append(style);
  document.documentElement.lang = 'en';
});
afterEach(() => {
  style.remove();
  document.body.replaceChildren();
});

it('passes what can be read in all modes', async () => {
  await expect(check(text)).resolves.toBeUndefined();
});

it('finds a control without a name', async () => {
  await expect(check('<input />')).rejects.toThrow(/^Not accessible:\nlabel: <input/);
});

it.each([
  ['as it was drawn', '.text { color: #aaa }', /\ncolor-contrast: <p class="text">/],
  ['in the dark', '[data-scheme=dark] .text { color: #aaa }', /\nTouchline dark: <p.*a contrast of 2\.32/],
  [
    'in the other brand',
    '[data-brand=northing] .text { color: #aaa }',
    /\nNorthing dark: <p.*a contrast of 2\.32/,
  ],
  [
    'for its size in the other brand',
    '.text { color: #888; font-size: 24px } [data-brand=northing] .text { font-size: 16px }',
    /\nNorthing dark: <p.*a contrast of 3\.54 .* where 4\.5 is needed/,
  ],
  [
    'for what is behind it in the other brand',
    'i { position: absolute; z-index: -1; width: 0; background: #333 } [data-brand=northing] i { inset: 0; width: auto }',
    /\nNorthing dark: color-contrast: <p/,
  ],
  [
    'on a picture in the dark',
    '.text { text-shadow: 0 0 1px #fff } [data-scheme=dark] .text { color: #aaa }',
    /\nTouchline dark: color-contrast: <p/,
  ],
  [
    'that only the dark shows',
    '.text { display: none } [data-scheme=dark] .text { display: block; color: #aaa }',
    /\nTouchline dark: color-contrast: <p/,
  ],
])('finds a text that is too pale %s', async (_where, css, problem) => {
  await expect(check(text, css)).rejects.toThrow(problem);
});

it('finds targets that are too small in the other brand', async () => {
  const small = '[data-brand=northing] button { font-size: 4px; padding: 0; border: 0 }';
  await expect(check('<button>One</button><button>Two</button>', small)).rejects.toThrow(
    /\nNorthing dark: target-size: <button/,
  );
});

it('finds small targets that others come near to in the other brand', async () => {
  const near = `button { inline-size: 20px; block-size: 20px; padding: 0; border: 0; margin: 0 20px }
    [data-brand=northing] button { margin: 0 }`;
  await expect(check('<button>1</button><button>2</button>', near)).rejects.toThrow(
    /^Not accessible:\nNorthing dark: target-size: <button/,
  );
});

it('finds in every mode of a component what its module shows in two', async () => {
  const pale = '[data-contrast=more] .text { color: #aaa }';
  await expect(check(text, pale)).resolves.toBeUndefined();
  await expect(check(text, pale, 'Components/Text')).rejects.toThrow(/\nTouchline light, more contrast: <p/);
});

it('checks the same drawing once, and names each that fails', async () => {
  // The first check of a tab ends transitions, which is another drawing.
  await check(text, '', 'Features/Twice');
  await check(text, '', 'Features/Twice');
  const run = vi.spyOn(axe, 'run');
  onTestFinished(() => run.mockRestore());
  await check(text, '', 'Features/Twice');
  expect(run).not.toHaveBeenCalled();
  await expect(check('<input />')).rejects.toThrow('label');
  await expect(check('<input />')).rejects.toThrow('label');
});

it('measures in the other modes what looks like nothing before it in the same file of stories', async () => {
  const pale = '[data-scheme=dark] .new, [data-scheme=dark] .text[data-state=on] { color: #aaa }';
  const checkMore = (markup: string) => check(`<section>${text}${markup}</section>`, pale, 'Features/Looks');
  await checkMore('');
  const run = vi.spyOn(axe, 'run');
  onTestFinished(() => run.mockRestore());
  // Other words, looking the same: only all rules as it is drawn.
  await checkMore(text.replace('somebody', 'nobody'));
  expect(run).toHaveBeenCalledTimes(1);
  for (const change of ['class="new"', 'class="text" data-state="on"'])
    await expect(checkMore(text.replace('class="text"', change))).rejects.toThrow(
      /\nTouchline dark: <p class/,
    );
  // What has failed has not passed.
  await expect(checkMore(`${text}${text.replace('text', 'new')}`)).rejects.toThrow('Touchline dark');
});

it.each<[string, string, string]>([
  ['a link without words', '<p><a href="/2"></a></p>', 'link-name'],
  ['an empty name', '<button aria-label=""><svg></svg></button>', 'button-name'],
  ['a field whose label names another', '<label for="none">City</label><input id="city" />', 'label'],
  ['a button with a picture only', '<button><svg></svg></button>', 'button-name'],
  ['an item outside of a list', '<div><li>Item</li></div>', 'listitem'],
])('finds %s beside what looks the same and has passed', async (_what, markup, rule) => {
  const passed = `<p><a href="/1">One</a></p><button aria-label="Close"><svg></svg></button>
    <label for="name">Name</label><input id="name" /><button>Add <svg></svg></button><ul><li>Item</li></ul>
    <div></div>`;
  const title = `Features/${(module += 1)}`;
  await check(passed, '', title);
  await expect(check(`${passed}${markup}`, '', title)).rejects.toThrow(`\n${rule}: `);
});

it('leaves parts out that look like others, and finds what is wrong beside them', async () => {
  const card = (name: string) => `<article><h2 class="text">${name}</h2></article>`;
  const cards = ['One', 'Two', 'Three'].map(card).join('');
  const found = check(`<main>${cards}<input /></main>`, '.text { color: #aaa }');
  await expect(found).rejects.toThrow('\nlabel: <input');
  const message = await found.catch(String);
  expect(message?.match(/color-contrast: <h2/g)).toHaveLength(1);
});

it.each<[string, (input: HTMLInputElement) => void]>([
  ['its state', (input) => input.focus()],
  ['the colours around it', ({ parentElement }) => parentElement?.style.setProperty('background', '#fff')],
  ['its size', (input) => input.style.setProperty('inline-size', '30px')],
])('takes elements for two looks that differ in %s', async (_what, change) => {
  document.body.innerHTML = '<p><input aria-label="Name" /></p>';
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field.');
  const before = looksOfPage().get(input);
  expect(looksOfPage().get(input)).toBe(before);
  change(input);
  expect(looksOfPage().get(input)).not.toBe(before);
});

it.each<[string, (element: HTMLElement) => void]>([
  ['focus', (element) => element.querySelector('input')?.focus()],
  ['what is typed', (element) => Object.assign(element.querySelector('input') ?? {}, { value: 'typed' })],
  [
    'what is ticked',
    (element) => Object.assign(element.querySelector('[type=checkbox]') ?? {}, { checked: true }),
  ],
  ['an open popover', (element) => element.querySelector<HTMLElement>('[popover]')?.showPopover()],
  ['a modal dialog', (element) => element.querySelector('dialog')?.showModal()],
  ['how far it scrolled', (element) => element.querySelector('div')?.scrollTo(0, 9)],
  ['the scheme', () => void (document.documentElement.dataset['scheme'] = 'dark')],
  [
    'what an id refers to',
    (element) => element.querySelector('span')?.setAttribute('aria-describedby', '_r_b_'),
  ],
])('takes pages for two drawings that differ in %s', (_what, change) => {
  document.body.innerHTML = `<input aria-label="Name" /><input type="checkbox" /><p popover>Popover</p>
    <dialog>Dialog</dialog><div style="height: 20px; overflow: auto"><p style="height: 90px"></p></div>
    <span id="_r_a_" aria-describedby="_r_a_">One</span><span id="_r_b_">Two</span>`;
  const before = drawing();
  change(document.body);
  expect(drawing()).not.toBe(before);
  delete document.documentElement.dataset['scheme'];
});

it('takes pages for one drawing that differ in generated ids', () => {
  document.body.innerHTML = '<p id="_r_1_"></p><p aria-describedby="_r_1_"></p>';
  const before = drawing();
  document.body.innerHTML = '<p id="_r_7f_"></p><p aria-describedby="_r_7f_"></p>';
  expect(drawing()).toBe(before);
});
