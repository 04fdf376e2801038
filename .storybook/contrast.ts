/** Red, green and blue from 0 to 255, and how opaque from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A text whose colours were read as axe measured them. */
export interface ReadText {
  readonly element: Element;
  /** What stood in its place, beside what it is in and what is in it: it may be over the text or behind it. */
  readonly overlapping: ReadonlySet<Element>;
}

const white: Colour = [255, 255, 255, 1];

/** A computed colour. Other notations than `rgb()` are left to axe. */
function parse(text: string): Colour | undefined {
  const [, red, green, blue, alpha = '1'] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text) ?? [];
  return red && green && blue ? [Number(red), Number(green), Number(blue), Number(alpha)] : undefined;
}

/** A colour over an opaque one. */
function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (top: number, bottom: number) => Math.round(top * alpha + bottom * (1 - alpha));
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

const hex = ([red, green, blue]: Colour) =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, as WCAG defines it. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function ratioOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The ratio that WCAG 1.4.3 asks for, of sizes rounded as axe does: large is 18 pt, or 14 pt in bold. */
function neededRatio({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const points = Math.ceil(Number.parseFloat(fontSize) * 72) / 96;
  return points >= (Number.parseFloat(fontWeight) >= 700 ? 14 : 18) ? 3 : 4.5;
}

const isPlain = ({ opacity, mixBlendMode, filter, backgroundImage }: CSSStyleDeclaration) =>
  opacity === '1' && mixBlendMode === 'normal' && filter === 'none' && backgroundImage === 'none';

/** Colours of a text and of its ancestors under it; `undefined` where more than plain colours decide. */
function coloursOf(element: Element): { text: Colour; ground: Colour } | undefined {
  const own = getComputedStyle(element);
  const ink = parse(own.webkitTextFillColor);
  if (!ink || own.textShadow !== 'none' || own.webkitTextStrokeWidth !== '0px') return undefined;
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = at === element ? own : getComputedStyle(at);
    const layer = parse(style.backgroundColor);
    if (!layer || !isPlain(style)) return undefined;
    layers.unshift(layer);
  }
  const ground = layers.reduce((below, layer) => over(layer, below), white);
  return { text: over(ink, ground), ground };
}

/** Elements that show words of their own, or may show what is typed. */
export function shownTexts(): Element[] {
  const found = new Set<Element>(document.body.querySelectorAll('input, select, textarea'));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (nodeValue?.trim() && parentElement) found.add(parentElement);
  }
  return [...found].filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/**
 * Reads a text that axe has just measured. Only one in which both see the same colours can be judged without axe in
 * another mode; of any other, the answer is `undefined`.
 */
export function readAsMeasured(
  element: Element,
  measured: unknown,
  overlapping: ReadText['overlapping'],
): ReadText | undefined {
  const { fgColor, bgColor, expectedContrastRatio } = (measured ?? {}) as Record<string, unknown>;
  const colours = coloursOf(element);
  const isSame =
    colours &&
    hex(colours.text) === fgColor &&
    hex(colours.ground) === bgColor &&
    expectedContrastRatio === `${neededRatio(getComputedStyle(element))}:1`;
  return isSame ? { element, overlapping } : undefined;
}

/**
 * What is wrong with the contrast of a text; `undefined` where axe has to measure it.
 * @param overlapping what stands in its place now
 */
export function lowContrast(
  { element, overlapping: before }: ReadText,
  overlapping: ReadText['overlapping'],
): { problem?: string } | undefined {
  const colours = coloursOf(element);
  if (!colours || [...overlapping].some((other) => !before.has(other))) return undefined;
  const ratio = ratioOf(colours.text, colours.ground);
  const needed = neededRatio(getComputedStyle(element));
  if (ratio >= needed) return {};
  const pair = `${hex(colours.text)} on ${hex(colours.ground)}`;
  return { problem: `a contrast of ${ratio.toFixed(2)} (${pair}), where ${needed} is needed` };
}
