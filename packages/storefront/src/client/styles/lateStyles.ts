/**
 * The rules of components that the page did not start with. The server sends those that it used; the others lie beside
 * the script of their component, and are loaded when it is first shown: all of a script that came later, because its
 * components are shown together, and of one that the page started with only those of the component's source file.
 */

/** The rules of a script's components, each with its place in the order of all. */
type LateStyles = readonly (readonly [place: number, id: string, rules: readonly string[]])[];

/** A styled component by its id, and the address of the script that it is in. */
export type StyledPart = readonly [id: string, script: string];

/** Marks elements whose rules are on their way. */
export const lateClass = 'late';

/** Ids of the components whose rules the page has. */
const known = new Set<string>();
/** Files of rules by address. */
const loading = new Map<string, Promise<void>>();
/** Scripts that the page started with. */
const first = new Set<string>();
/** Scripts that came after the page had started, whose rules are not asked for before something is pressed. */
const ahead = new Set<string>();
/** How many rules each place in the order has, sorted by place. */
const placed: [place: number, count: number][] = [];
let isRead = false;
let hasStarted = false;
let wasPressed = false;
let waiting = 0;
let sheet: CSSStyleSheet | undefined;
let hiding: CSSStyleSheet | undefined;

/**
 * Reads which rules the server has sent. Those in the middle of the page move into its head: they are no part of what is
 * taken over, and a later page may need them. Called by the first component that is defined.
 */
function readSent(): void {
  if (isRead) return;
  isRead = true;
  for (const style of document.querySelectorAll('style[data-styled]')) {
    for (const [, id = ''] of style.textContent.matchAll(/\.(c\w+-\d+)/g)) known.add(id);
    if (!document.head.contains(style)) document.head.append(style);
  }
}

/**
 * The page has what it started with. Most scripts that come now are only ahead of what the visitor may do: their rules
 * are loaded with the first press, with all rules that the page started without, and from then on with the script.
 */
export function startLateStyles(): void {
  hasStarted = true;
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, loadAll, { capture: true, once: true });
}

function loadAll(): void {
  wasPressed = true;
  for (const script of [...first, ...ahead]) load(fileOf(script));
}

/** Called as components of a script are defined. */
export function followScript(script: string): void {
  readSent();
  if (!hasStarted) {
    first.add(script);
    return;
  }
  ahead.add(script);
  if (wasPressed) load(fileOf(script));
}

/** Whether the page lacks rules of a component that is shown, and what it extends; they are loaded then. */
export function lacksStyles(parts: readonly StyledPart[]): boolean {
  let isLacking = false;
  for (const [id, script] of parts) {
    if (known.has(id)) continue;
    isLacking = true;
    load(fileOf(script, wasPressed || ahead.has(script) ? undefined : id));
  }
  return isLacking;
}

/**
 * Loads the rules of all scripts that the page has, and resolves when none is on its way: for a page or a part that comes
 * by itself and must not move when a rule comes after it. A card may have a badge that none on the page had before.
 */
export async function lateStylesSettled(): Promise<void> {
  loadAll();
  await Promise.all(loading.values());
}

/** The file with the rules of a script, or only of the source file that a component is in. */
const fileOf = (script: string, id?: string): string =>
  script.replace(/\.js$/, id === undefined ? '.json' : `.${id.slice(0, id.indexOf('-'))}.json`);

function load(file: string): void {
  if (loading.has(file)) return;
  wait(1);
  const promise = fetchStyles(file)
    // Offline: the component is shown as it is, and the next use tries again.
    .catch(() => void loading.delete(file))
    .finally(() => wait(-1));
  loading.set(file, promise);
}

async function fetchStyles(file: string): Promise<void> {
  const response = await fetch(file);
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

/**
 * Until their rules are there, elements are not seen; they can be focused, and have their place. What is wider than the
 * screen without them must not widen the page: on a phone everything that is fixed would move.
 */
function wait(change: 1 | -1): void {
  waiting += change;
  if (!hiding) {
    hiding = new CSSStyleSheet();
    document.adoptedStyleSheets.push(hiding);
  }
  hiding.replaceSync(waiting > 0 ? `.${lateClass}{opacity:0!important;contain:paint}` : '');
  if (waiting === 0)
    for (const element of document.querySelectorAll(`.${lateClass}`)) element.classList.remove(lateClass);
}
