/** A rule of the theme, inside what surrounds it, such as `@media(min-width:960px)`. */
interface Block {
  around: string;
  selector: string;
  declarations: readonly string[];
}

/** The custom properties of a brand. */
export interface Theme {
  /** All of them. */
  css: string;
  /** Those that `text` and the whole page use, and all others. */
  split: (text: string) => { used: string; rest: string };
}

const usedProperty = /var\((--[\w-]+)/g;

const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'));

/** The rules of a style sheet that is written without comments or spaces around its braces. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let around = '';
  // A rule, or the begin or end of what surrounds some.
  for (const [, query, selector, body] of css.matchAll(/(@[^{}]+)\{|([^{}]+)\{([^{}]*)\}|\}/g)) {
    if (selector === undefined) around = query ?? '';
    else if (body) blocks.push({ around, selector, declarations: body.split(';').filter(Boolean) });
  }
  return blocks;
}

function cssOf(blocks: readonly Block[], isWanted: (declaration: string) => boolean): string {
  let css = '';
  let open = '';
  for (const { around, selector, declarations } of blocks) {
    const wanted = declarations.filter(isWanted);
    if (wanted.length === 0) continue;
    if (open !== around) css += (open && '}') + (around && `${around}{`);
    open = around;
    css += `${selector}{${wanted.join(';')}}`;
  }
  return css + (open && '}');
}

/**
 * Lets a page send first only the custom properties that its first rules use: a brand has a hundred, of which the first
 * screen needs half. Each property stays together with its changes by width, ground and contrast, in their order.
 * @param pageCss what every page has besides its components
 */
export function themeOf(css: string, pageCss = ''): Theme {
  const blocks = blocksOf(css);
  const neededBy = new Map<string, string[]>();
  for (const { declarations } of blocks)
    for (const declaration of declarations) {
      const needed = [...declaration.matchAll(usedProperty)].map(([, name = '']) => name);
      const name = nameOf(declaration);
      neededBy.set(name, [...(neededBy.get(name) ?? []), ...needed]);
    }
  const addUsed = (text: string, used: Set<string>): Set<string> => {
    const add = (name: string): void => {
      if (used.has(name)) return;
      used.add(name);
      neededBy.get(name)?.forEach(add);
    };
    for (const [, name = ''] of text.matchAll(usedProperty)) add(name);
    return used;
  };
  const everywhere = addUsed(pageCss, new Set());
  return {
    css,
    split(text) {
      const used = addUsed(text, new Set(everywhere));
      const isUsed = (declaration: string): boolean =>
        used.has(nameOf(declaration)) || !declaration.startsWith('--');
      return { used: cssOf(blocks, isUsed), rest: cssOf(blocks, (each) => !isUsed(each)) };
    },
  };
}
