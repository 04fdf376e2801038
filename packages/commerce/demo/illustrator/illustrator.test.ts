import { describe, expect, it } from 'vitest';
import { northing, touchline } from './core/brand.ts';
import { paintOf } from './core/paint.ts';
import { darkestBase, lightestBase, toOklch, tonesOf } from './core/colour.ts';
import { boxOf, mirrorPath } from './core/outline.ts';
import { draw, variantOf, viewsOf } from './draw.ts';
import { brandOrders } from './render/brandPictures.ts';
import { ordersOf } from './render/order.ts';
import { silhouetteNames } from './silhouettes/names.ts';
import type { Colours, Hex } from './silhouettes/names.ts';
import { silhouettes } from './silhouettes/silhouettes.ts';

const harbour: Colours = { main: '#1F4F9C', second: '#183A73', accent: '#FF6A2B', sole: '#F2EDE0' };
const ember: Colours = { main: '#E0512B', second: '#2A2B2F', accent: '#F0A63A' };

const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const referencesIn = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');

describe('A shopper looking at a product', () => {
  it.each(silhouetteNames)('sees every view of %s, with a complete drawing', (name) => {
    const views = viewsOf(name);
    expect(views.length).toBeGreaterThanOrEqual(2);
    for (const view of views) {
      const svg = draw(name, view, harbour, { brand: touchline });
      const ids = new Set(idsIn(svg));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(referencesIn(svg).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('sees details cut from the same drawing as the full view', () => {
    for (const name of silhouetteNames) {
      const views = silhouettes[name].views;
      const main = Object.values(views)[0];
      for (const detail of [views.heel, views.toe, views.detail]) {
        if (detail === undefined) continue;
        expect(detail.draw, name).toBe(main?.draw);
        expect(detail.crop[2], name).toBeLessThan(main?.crop[2] ?? 0);
      }
    }
  });

  it('sees the logo of the current shop, and no other', () => {
    const ours = draw('tee', 'front', harbour, { brand: touchline });
    const theirs = draw('tee', 'front', harbour, { brand: northing });
    expect(ours).toContain(touchline.mark);
    expect(ours).not.toContain(northing.mark);
    expect(theirs).toContain(northing.mark);
    expect(theirs).toContain('NORTHING');
    expect(theirs).not.toMatch(/touchline/i);
  });

  it('can recognise the logo on every colour: in the accent colour, or in black or white', () => {
    const markOf = (main: Hex, accent: Hex): string =>
      paintOf({ main, second: main, accent }, touchline).markColour;
    expect(markOf('#17181B', '#D9FF2E')).toBe('#D9FF2E');
    expect(markOf('#F4F4F1', '#D9FF2E')).toBe('#131416');
    expect(markOf('#1F4F9C', '#183A73')).toBe('#F4F4F1');
  });

  it('sees the colours of the colourway', () => {
    const one = draw('trailRunner', 'side', harbour, { brand: touchline });
    expect(one).toContain(tonesOf(harbour.main).base);
    expect(one).toContain(tonesOf(harbour.accent).base);
    expect(one).not.toBe(draw('trailRunner', 'side', ember, { brand: touchline }));
  });
});

/** Outlines filled with a tone of a colour. */
const outlinesIn = (svg: string, colour: Hex): string[] => {
  const gradients = [...svg.matchAll(/<linearGradient id="([^"]+)".*?<\/linearGradient>/g)]
    .filter(([gradient]) => gradient.includes(tonesOf(colour).base))
    .map(([, id]) => id);
  return [...svg.matchAll(/<path d="([^"]+)" fill="url\(#([^)]+)\)"/g)]
    .filter(([, , id]) => gradients.includes(id))
    .map(([, outline]) => outline ?? '');
};

describe('A drawn shoe', () => {
  it.each(['roadRunner', 'carbonRacer', 'indoorShoe', 'knitBoot', 'firmGroundBoot'] as const)(
    'has one band on the upper of %s, never parallel stripes',
    (name) => {
      for (const variant of [0, 1, 2] as const) {
        const svg = draw(name, 'side', harbour, { brand: touchline, variant });
        const bands = outlinesIn(svg, harbour.accent).filter((outline) => {
          const [, top, , height] = boxOf(outline, 0);
          return top < 560 && height > 60;
        });
        expect(bands, `variant ${variant}`).toHaveLength(1);
      }
    },
  );
});

describe('A drawn garment', () => {
  it.each(['tee', 'hoodie', 'pufferJacket', 'joggers'] as const)(
    'lies unevenly as %s: no half mirrors the other, and each model lies its own way',
    (name) => {
      const [one = '', other] = ([0, 2] as const).map((variant) => {
        const svg = draw(name, 'front', harbour, { brand: touchline, variant });
        return outlinesIn(svg, harbour.main)[0];
      });
      const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
      const mirrored = new Set(numbersIn(mirrorPath(one)));
      const all = numbersIn(one);
      expect(all.length).toBeGreaterThan(20);
      expect(all.filter((value) => mirrored.has(value)).length).toBeLessThan(all.length * 0.8);
      expect(other).not.toBe(one);
    },
  );

  it('keeps its buttons in the middle of a placket that bends', () => {
    const svg = draw('polo', 'front', harbour, { brand: touchline });
    const buttons = [...svg.matchAll(/<circle cx="([^"]+)" cy="[^"]+" r="8.500"/g)].map(([, x]) => Number(x));
    expect(buttons).toHaveLength(3);
    expect(new Set(buttons).size).toBeGreaterThan(1);
    buttons.forEach((x) => expect(Math.abs(x - 500)).toBeLessThan(9));
  });
});

describe('A page with many drawings', () => {
  it('shows each with its own gradients: ids are unique', () => {
    const svgs = silhouetteNames.flatMap((name) =>
      viewsOf(name).flatMap((view) =>
        [harbour, ember].map((colours) => draw(name, view, colours, { brand: touchline })),
      ),
    );
    const seen = new Set<string>();
    for (const svg of svgs) {
      const ids = idsIn(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => seen.has(id))).toEqual([]);
      ids.forEach((id) => seen.add(id));
    }
  });

  it('gets the same drawing every time, so that each picture is generated once', () => {
    const again = (): string => draw('matchBall', 'front', ember, { brand: touchline });
    expect(again()).toBe(again());
  });

  it('can show the same picture twice, with different id prefixes', () => {
    const first = idsIn(draw('cap', 'front', ember, { brand: touchline, idPrefix: 'a' }));
    const second = new Set(idsIn(draw('cap', 'front', ember, { brand: touchline, idPrefix: 'b' })));
    expect(first.filter((id) => second.has(id))).toEqual([]);
  });
});

describe('Tones of a material', () => {
  it('keep light and dark parts of black distinguishable', () => {
    const black = tonesOf('#000000');
    expect(black.lightness).toBe(darkestBase);
    expect(toOklch(black.highlight)[0] - toOklch(black.deep)[0]).toBeGreaterThan(0.25);
  });

  it('keep white darker than a white page', () => {
    const white = tonesOf('#FFFFFF');
    expect(white.lightness).toBe(lightestBase);
    expect(toOklch(white.highlight)[0]).toBeLessThan(0.99);
    expect(toOklch(white.base)[0]).toBeLessThan(0.96);
  });

  it.each(['#000000', '#FFFFFF', '#D9FF2E', '#B3263A', '#1F4F9C', '#7C7C7C', '#CDBD96'])(
    'go from light to dark in steady order: %s',
    (base) => {
      const tones = tonesOf(base);
      const steps = [tones.highlight, tones.light, tones.base, tones.low, tones.deep, tones.ink].map(
        (tone) => toOklch(tone)[0],
      );
      expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    },
  );

  it('do not turn volt green in shadows', () => {
    const hue = (hex: string): number => (toOklch(hex)[2] * 180) / Math.PI;
    const volt = '#D9FF2E';
    expect(Math.abs(hue(tonesOf(volt).deep) - hue(volt))).toBeLessThan(12);
  });
});

describe('The picture generator', () => {
  const product = {
    modelNumber: 'RR41',
    silhouette: 'roadRunner',
    brand: 'Touchline Run',
    colourways: [{ id: 'RR4101', colours: harbour }],
  } as const;

  it('generates the card picture in all sizes and the others at gallery size', () => {
    const orders = ordersOf(product, touchline);
    expect(orders.map(({ view }) => view)).toEqual(['side', 'heel', 'top', 'sole', 'toe']);
    expect(orders.map(({ width }) => width)).toEqual([1600, 960, 960, 960, 960]);
    expect(orders[0]?.stem).toBe('RR4101/side');
  });

  it('regenerates a picture only when its drawing changes', () => {
    const [before] = ordersOf(product, touchline);
    const [same] = ordersOf(
      { ...product, colourways: [{ id: 'RR4101', colours: { ...harbour } }] },
      touchline,
    );
    const [changed] = ordersOf({ ...product, colourways: [{ id: 'RR4101', colours: ember }] }, touchline);
    expect(same?.hash).toBe(before?.hash);
    expect(changed?.hash).not.toBe(before?.hash);
  });

  it('uses the same print for the women’s, children’s and men’s versions of a model', () => {
    expect(variantOf('Split Tee Kids')).toBe(variantOf('Split Tee'));
    const variants = ['Home & Away Tee', 'Terrace Tee', 'Split Tee', 'Warm-up Tee', 'Drover Merino Tee'].map(
      variantOf,
    );
    expect(new Set(variants).size).toBeGreaterThan(1);
  });

  it('generates the pictures for the pages of both brands', () => {
    const names = brandOrders().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['touchline-hero', 'northing-hero', 'touchline-category-balls']),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
