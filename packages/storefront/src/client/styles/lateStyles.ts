/**
 * The rules of components that the page did not start with. The server sends those that it used; the others lie beside
 * the script of their component, and are loaded when it is first shown.
 */

/** The rules of a script's components, each with its place in the order of all. */
type LateStyles = readonly (readonly [place: number, id: string, rules: readonly string[]])[];

/** Marks elements whose rules are on their way. */
export const lateClass = 'late';

/** Ids of the components whose rules the page has. */
const known = new Set<string>();
const loading = new Map<string, Promise<void>>();
/** How many rules each place in the order has, sorted by place. */
const placed: [place: number, count: number][] = [];
let isRead = false;
let hasStarted = false;
let waiting = 0;
let sheet: CSSStyleSheet | undefined;
let hiding: CSSStyleSheet | undefined;

/** Reads which rules the server has sent. Called by the first component that is defined. */
function readSent(): void {
  if (isRead) return;
  isRead = true;
  for (const style of document.querySelectorAll('style[data-styled]'))
    for (const [, id = ''] of style.textContent.matchAll(/\.c(\w+-\d+)/g)) known.add(`s${id}`);
}

/** Whether the page lacks rules of a component. */
export const lacksStyles = (ids: readonly string[]): boolean => ids.some((id) => !known.has(id));

/** From now on the rules of a script are loaded with it: the page has what it started with. */
export function startLateStyles(): void {
  hasStarted = true;
}

/** Called as components of a script are defined. */
export function followScript(script: string): void {
  readSent();
  if (hasStarted) void loadStyles(script);
}

/** Loads the rules of a script's components. */
export function loadStyles(script: string): Promise<void> {
  let promise = loading.get(script);
  if (!promise) {
    wait(1);
    promise = fetchStyles(script)
      // Offline: the component is shown as it is, and the next use tries again.
      .catch(() => void loading.delete(script))
      .finally(() => wait(-1));
    loading.set(script, promise);
  }
  return promise;
}

/** Resolves when no rules are on their way. */
export async function lateStylesSettled(): Promise<void> {
  await Promise.all(loading.values());
}

async function fetchStyles(script: string): Promise<void> {
  const response = await fetch(script.replace(/\.js$/, '.json'));
  if (!response.ok) throw new Error(`${response.status}`);
  add((await response.json()) as LateStyles);
}

function add(styles: LateStyles): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  for (const [place, id, rules] of styles) {
    if (known.has(id)) continue;
    known.add(id);
    let index = placed.findIndex(([other]) => other > place);
    if (index < 0) index = placed.length;
    const at = placed.slice(0, index).reduce((sum, [, count]) => sum + count, 0);
    placed.splice(index, 0, [place, rules.reduce((count, rule) => count + insert(rule, at + count), 0)]);
  }
}

/** Adds a rule where the browser understands it; returns how many were added. */
function insert(rule: string, at: number): number {
  try {
    sheet?.insertRule(rule, at);
    return 1;
  } catch {
    return 0;
  }
}

/** Until their rules are there, elements are not seen; they can be focused, and have their place. */
function wait(change: 1 | -1): void {
  waiting += change;
  if (!hiding) {
    hiding = new CSSStyleSheet();
    document.adoptedStyleSheets.push(hiding);
  }
  hiding.replaceSync(waiting > 0 ? `.${lateClass}{opacity:0!important}` : '');
  if (waiting === 0)
    for (const element of document.querySelectorAll(`.${lateClass}`)) element.classList.remove(lateClass);
}
