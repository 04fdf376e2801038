import axe from 'axe-core';
import { lowContrast, readAsMeasured, shownTexts, type ReadText } from './contrast.ts';
import { nearOf } from './neighbours.ts';
import { isTighter, roomsOfTargets, type Room } from './targets.ts';

/** What a story says about the check: the parameter `a11y` of Storybook's add-on. */
export interface Accessibility {
  test?: string;
  config?: { rules?: { id: string; enabled?: boolean }[] };
  /** Ids or tags of the rules to run. */
  options?: { runOnly?: string[] };
}

/** What axe found in the theme mode in which a story was drawn. */
export interface Measured {
  problems: string[];
  /** Texts that we can judge in the other modes. */
  read: ReadText[];
  /** Texts that axe has to measure again, because more than plain colours decides. */
  open: Element[];
  /** Every text that was shown. */
  shown: Set<Element>;
  /** What can be pressed. */
  targets: ReadonlyMap<Element, Room>;
  /** Links that stand in other words, and have to differ from them. */
  links: Element[];
}

/** Parts of Storybook itself. */
const exclude = ['#storybook-docs', '#storybook-highlights-root'];

/** Rules about elements that belong together: each is checked on the whole page, whatever of it has passed before. */
const together =
  /^(accesskeys|aria-required|definition-list|dlitem|duplicate-id|form-field-multiple|frame-title-unique|heading-order|identical-links|landmark-|list|nested-interactive|scope-attr|skip-link|t[dh]-|table-)/;

/** An element, as axe knows it while it runs. */
interface VirtualNode {
  actualNode: Element;
}

/** A rule, as axe keeps it. */
interface Rule {
  id: string;
  selector: string;
  excludeHidden: boolean;
  /** Finds the elements that the rule is about. */
  gather: (...context: unknown[]) => VirtualNode[];
}

/** Parts of axe that its types do not name. */
const {
  _audit: audit,
  commons,
  utils,
} = axe as unknown as {
  _audit: { rules: Rule[] };
  commons: { dom: { isVisibleToScreenReaders: (node: VirtualNode) => boolean } };
  utils: { getNodeFromTree: (element: Element) => VirtualNode | undefined };
};

/** The elements that rules about one element are about, where they are not about all. */
let looked: ReadonlySet<Element> | undefined;

// What axe leaves out is left out by all rules of a run, and a second run would prepare the page once more.
for (const rule of audit.rules) {
  if (together.test(rule.id)) continue;
  const gather = rule.gather.bind(rule);
  rule.gather = (...context) => {
    if (!looked) return gather(...context);
    const nodes = [...looked]
      .filter((element) => element.matches(rule.selector))
      .flatMap((element) => utils.getNodeFromTree(element) ?? []);
    return rule.excludeHidden ? nodes.filter(commons.dom.isVisibleToScreenReaders) : nodes;
  };
}

// The markup of each element that a rule has seen, which nobody reads.
axe.configure({ noHtml: true });

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

/** What axe finds by these rules. */
const run = async (rules: string[], include: Element[] = [document.body]) =>
  axe.run({ include, exclude }, { runOnly: rules, ...lean });

const problemsOf = ({ violations }: axe.AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ element, failureSummary }) =>
        `${id}: ${nameOf(element)}: ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
    ),
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
 * What axe finds by all rules of a story, as Storybook's panel shows it.
 * @param elements that rules about one element are about: others look like them
 */
export async function measureAll(
  a11y: Accessibility,
  isOpen: IsOpen,
  elements: ReadonlySet<Element>,
): Promise<Measured> {
  looked = new Set([...elements].filter((element) => document.body.contains(element)));
  const found = await run(rulesOf(a11y)).finally(() => (looked = undefined));
  const all = [...found.violations, ...found.incomplete, ...found.passes];
  const overlaps = nearOf(document.body.querySelectorAll('*'), -1);
  const read: ReadText[] = [];
  const open: Element[] = [];
  for (const { element, any } of all
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)) {
    const data: unknown = any[0]?.data;
    if (!element || isHidden(data) || !isOpen(element)) continue;
    const text = readAsMeasured(element, data, overlaps(element));
    if (text) read.push(text);
    else open.push(element);
  }
  return {
    problems: problemsOf(found),
    read,
    open,
    shown: new Set(shownTexts()),
    targets: roomsOfTargets(isOpen),
    links: all
      .filter(({ id }) => id === 'link-in-text-block')
      .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
      .filter(isOpen),
  };
}

/** Problems in another theme mode: its colours differ and, where it is of another brand, its sizes. */
export async function measureAgain(
  a11y: Accessibility,
  { read, open, shown, targets, links }: Measured,
  isOpen: IsOpen,
): Promise<string[]> {
  const overlaps = nearOf(document.body.querySelectorAll('*'), -1);
  const problems: string[] = [];
  const find = async (rule: string, elements: Element[]) => {
    const connected = elements.filter(({ isConnected }) => isConnected);
    if (connected.length && !isDisabled(a11y, rule))
      problems.push(...problemsOf(await run([rule], connected)));
  };
  const left = [...open, ...shownTexts().filter((element) => !shown.has(element) && isOpen(element))];
  for (const text of read) {
    const judged = lowContrast(text, overlaps(text.element));
    if (!judged) left.push(text.element);
    else if (judged.problem && !isDisabled(a11y, 'color-contrast'))
      problems.push(`${nameOf(text.element)}: ${judged.problem}`);
  }
  await find('color-contrast', left);
  await find(
    'link-in-text-block',
    links.filter((link) => !isUnderlined(link)),
  );
  const rooms = [...roomsOfTargets(isOpen)];
  await find(
    'target-size',
    rooms.filter(([target, room]) => isTighter(room, targets.get(target))).map(([target]) => target),
  );
  return problems;
}
