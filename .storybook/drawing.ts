/** What of an element's state is not in its markup, and decides on rules of style. */
const states = [
  ...['focus', 'hover', 'active', 'modal', 'popover-open', 'indeterminate', 'user-invalid', 'user-valid'],
  ...['autofill', 'placeholder-shown', 'fullscreen'],
].map((name) => `:${name}`);
/** Most elements have none: one question is enough for them. */
export const anyState = `:is(${states.join()})`;

const textOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('');

function stateOf(element: Element): unknown {
  const held = element.matches(anyState) ? states.filter((state) => element.matches(state)).join('') : '';
  const scrolled = element.scrollLeft + element.scrollTop || '';
  if (element instanceof HTMLInputElement)
    return [held, scrolled, element.value, element.checked, element.validationMessage];
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
    return [held, scrolled, element.value, element.validationMessage];
  // A picture that has not come is as large as its text.
  if (element instanceof HTMLImageElement) return [held, scrolled, element.complete, element.naturalWidth];
  return [held, scrolled];
}

/** Generated ids count by their order, so that two drawings with the same references are the same. */
function withPlainIds(markup: string): string {
  const ids = new Map<string, string>();
  return markup.replaceAll(/_r_[0-9a-z]+_/g, (id) => {
    const plain = ids.get(id) ?? `_r${ids.size}_`;
    ids.set(id, plain);
    return plain;
  });
}

/** All that decides how the page looks and is read: its markup and what of its state is not in the markup. */
export function drawing(): string {
  const { documentElement: root, body } = document;
  const markup = [root, body].flatMap(({ attributes }) =>
    [...attributes].map(({ name, value }) => `${name}=${value}`),
  );
  return JSON.stringify([
    innerWidth,
    innerHeight,
    markup,
    withPlainIds(body.innerHTML),
    [...body.querySelectorAll('*')].map(stateOf),
    document.adoptedStyleSheets.map(textOf),
  ]);
}
