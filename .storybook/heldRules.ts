/** A state of the pointer or keyboard that a story can hold: `parameters: { held: 'hover' }`. */
export type Held = 'hover' | 'focus-visible' | 'active';

/** Names of pseudo-classes, longest first: `:focus` must not match in `:focus-visible`. */
const pseudoClass = /:(hover|focus-visible|active)(?![\w-])/g;

/** The same selector for elements that hold the state by an attribute; `undefined` when it depends on no state. */
export function heldSelector(selector: string): string | undefined {
  const held = selector.replace(pseudoClass, (_, state: string) => `[data-held~='${state}']`);
  return held === selector ? undefined : held;
}

/** A rule again for elements that hold its state, inside the same conditions; empty when it depends on no state. */
function heldRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = heldSelector(rule.selectorText);
    return selector ? `${selector}{${rule.style.cssText}}` : '';
  }
  if (!(rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule)) return '';
  const inside = [...rule.cssRules].map(heldRule).join('');
  const at = rule instanceof CSSMediaRule ? '@media' : '@supports';
  return inside ? `${at} ${rule.conditionText}{${inside}}` : '';
}

/** Every rule of the document that depends on a state, for elements that hold it. */
export const heldRules = (sheets: Iterable<CSSStyleSheet>): string =>
  [...sheets].flatMap((sheet) => [...sheet.cssRules].map(heldRule)).join('');
