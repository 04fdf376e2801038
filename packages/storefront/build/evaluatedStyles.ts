/**
 * `styled-components` for the modules that the build runs to know their styles: it compiles templates instead of making
 * components of them.
 */
import { compile, serialize, stringify } from 'stylis';

/** Part of rules, with the animations that it names. */
class Rules {
  readonly text: string;
  /** Animations by their CSS. */
  readonly animations: ReadonlySet<string>;

  constructor(text: string, animations: ReadonlySet<string>) {
    this.text = text;
    this.animations = animations;
  }

  toString(): string {
    return this.text;
  }
}

type Value = string | number | false | null | undefined | Rules | { toString: () => string };

/** The styles of components by their class. */
export const styles = new Map<string, Rules>();

function rulesOf(texts: TemplateStringsArray, values: readonly Value[]): Rules {
  const animations = new Set<string>();
  const written = values.map((value) => {
    if (value === false || value === null || value === undefined) return '';
    if (typeof value === 'function' && !('styledClass' in value))
      throw new TypeError(`Styles are static: a template cannot depend on props (${String(value)}).`);
    if (value instanceof Rules) for (const animation of value.animations) animations.add(animation);
    return String(value);
  });
  return new Rules(String.raw({ raw: texts }, ...written), animations);
}

export const css = (texts: TemplateStringsArray, ...values: Value[]): Rules => rulesOf(texts, values);

export const keyframes =
  (name: string) =>
  (texts: TemplateStringsArray, ...values: Value[]): Rules =>
    new Rules(
      name,
      new Set([serialize(compile(`@keyframes ${name}{${rulesOf(texts, values).text}}`), stringify)]),
    );

/** The component is its selector in other templates. */
export default function styled(name: string) {
  return (texts: TemplateStringsArray, ...values: Value[]) => {
    const { text, animations } = rulesOf(texts, values);
    styles.set(name, new Rules(serialize(compile(`.${name}{${text}}`), stringify), animations));
    return Object.assign(() => null, { styledClass: name, toString: () => `.${name}` });
  };
}
