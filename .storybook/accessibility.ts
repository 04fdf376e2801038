import axe from 'axe-core';
import { lowContrast, readAsMeasured, shownTexts, type ReadText } from './contrast.ts';

/** What a story says about the check: the parameter `a11y` of Storybook's add-on. */
export interface Accessibility {
  test?: string;
  config?: { rules?: { id: string; enabled?: boolean }[] };
  /** Ids or tags of the rules to run. */
  options?: { runOnly?: string[] };
}

/** What axe found in one theme mode. Others of the same brand differ from it in colours only. */
export interface Measured {
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

/** Parts of Storybook itself. */
const exclude = ['#storybook-docs', '#storybook-highlights-root'];

/** Rules about elements that belong together: each is checked on the whole page, whatever of it has passed before. */
const together =
  /^(accesskeys|aria-required|definition-list|dlitem|duplicate-id|form-field-multiple|frame-title-unique|heading-order|identical-links|landmark-|list|nested-interactive|scope-attr|skip-link|t[dh]-|table-)/;

/** Neither selectors nor frames are needed to name a problem, and they cost as much as a rule. */
const lean: axe.RunOptions = {
  resultTypes: ['violations', 'incomplete', 'passes'],
  selectors: false,
  elementRef: true,
  preload: false,
  iframes: false,
};

/** Whether axe calls a text invisible on every screen: it is only for screen readers. */
const isHidden = (data: unknown) =>
  typeof data === 'object' && data !== null && 'messageKey' in data && data.messageKey === 'hidden';

const nameOf = (element: Element | undefined) =>
  element &&
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${element.textContent.slice(0, 40)}”`;

/** Whether a link differs from the words around it whatever its colour. */
const isUnderlined = (link: Element) => getComputedStyle(link).textDecorationLine.includes('underline');

const isDisabled = ({ config }: Accessibility, rule: string) =>
  config?.rules?.some(({ id, enabled }) => id === rule && enabled === false) ?? false;

/** Tags of rules that axe runs only where they are named. */
const isUnsettled = (tag: string) => tag === 'experimental' || tag === 'deprecated';

/** Elements that are checked in another mode: not those that look like one that has passed in it. */
export type IsOpen = (element: Element) => boolean;

const always: IsOpen = () => true;

const nothing: Measured = { problems: [], read: [], open: [], shown: new Set(), links: [] };

/** What axe finds by these rules, outside of the repeated parts. */
async function run(
  rules: string[],
  isOpen = always,
  include: Element[] = [document.body],
  repeated: Element[] = [],
): Promise<Measured> {
  if (rules.length === 0 || repeated.includes(document.body)) return nothing;
  const { violations, incomplete, passes } = await axe.run(
    { include, exclude: [...exclude, ...repeated] },
    { runOnly: rules, ...lean },
  );
  const all = [...violations, ...incomplete, ...passes];
  const texts = all.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const read: ReadText[] = [];
  const open: Element[] = [];
  for (const { element, any } of texts) {
    const data: unknown = any[0]?.data;
    // Only for screen readers.
    if (!element || isHidden(data) || !isOpen(element)) continue;
    const text = readAsMeasured(element, data);
    if (text) read.push(text);
    else open.push(element);
  }
  return {
    problems: violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ element, failureSummary }) =>
          `${id}: ${nameOf(element)}: ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
      ),
    ),
    read,
    open,
    shown: new Set(shownTexts()),
    links: all
      .filter(({ id }) => id === 'link-in-text-block')
      .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
      .filter(isOpen),
  };
}

/** What axe finds by these rules in elements that are to be checked, where the story does not switch the rules off. */
export const measure = (
  a11y: Accessibility,
  rules: string[],
  isOpen: IsOpen,
  include: Element[],
): Promise<Measured> =>
  run(
    rules.filter((rule) => !isDisabled(a11y, rule)),
    isOpen,
    include,
  );

/** The rules that a story chooses by their ids or tags, all where it names none, without those that it switches off. */
function rulesOf(a11y: Accessibility): string[] {
  const named = a11y.options?.runOnly ?? [];
  const isNamed = (name: string) => named.includes(name);
  const isChosen = (tags: string[]) => (named.length === 0 || tags.some(isNamed)) && !tags.some(isUnsettled);
  return axe
    .getRules()
    .filter(({ ruleId, tags }) => isNamed(ruleId) || isChosen(tags))
    .map(({ ruleId }) => ruleId)
    .filter((rule) => rule !== 'region' && !isDisabled(a11y, rule));
}

/**
 * What axe finds by all rules of a story, as Storybook's panel shows it. Rules about one element are not run in the
 * repeated parts, which look like others that are checked.
 */
export async function measureAll(
  a11y: Accessibility,
  isOpen: IsOpen,
  repeated: Element[],
): Promise<Measured> {
  const rules = rulesOf(a11y);
  if (repeated.length === 0) return run(rules, isOpen);
  const whole = rules.filter((rule) => together.test(rule));
  const { problems } = await run(whole, isOpen);
  const single = rules.filter((rule) => !together.test(rule));
  const part = await run(single, isOpen, [document.body], repeated);
  return { ...part, problems: [...problems, ...part.problems] };
}

/** Problems in a theme mode that differs in colours only from one that was measured. */
export async function recoloured(
  a11y: Accessibility,
  { read, open, shown, links }: Measured,
  isOpen: IsOpen,
): Promise<string[]> {
  const problems: string[] = [];
  if (!isDisabled(a11y, 'color-contrast')) {
    const left = [...open, ...shownTexts().filter((element) => !shown.has(element) && isOpen(element))];
    for (const text of read) {
      const judged = lowContrast(text);
      if (!judged) left.push(text.element);
      else if (judged.problem) problems.push(`${nameOf(text.element)}: ${judged.problem}`);
    }
    if (left.length) problems.push(...(await run(['color-contrast'], always, left)).problems);
  }
  const byColour = links.filter((link) => !isUnderlined(link));
  if (byColour.length && !isDisabled(a11y, 'link-in-text-block'))
    problems.push(...(await run(['link-in-text-block'], always, byColour)).problems);
  return problems;
}
