import { northing, touchline } from '../core/brand.ts';
import type { Brand } from '../core/brand.ts';
import { paintOf } from '../core/paint.ts';
import type { Paint } from '../core/paint.ts';
import { Pen } from '../core/pen.ts';
import { laid } from '../draw.ts';
import type { Colours, SilhouetteName } from '../silhouettes/names.ts';
import { silhouettes } from '../silhouettes/silhouettes.ts';
import { drawFloatingRacer } from '../silhouettes/shoes/carbonRacer.ts';
import { drawFloatingBoot } from '../silhouettes/shoes/knitBoot.ts';
import { editorialSizes, heroSizes, mainSizes } from './encode.ts';
import type { Sizes } from './encode.ts';
import { drawGiftCard, drawTrainingPlan } from './emailGoods.ts';
import { hashOf } from './order.ts';
import type { PictureOrder } from './order.ts';

interface BrandPicture {
  name: string;
  brand: Brand;
  colours: Colours;
  draw: (pen: Pen, paint: Paint) => string;
  /** The form it shows, when that is all it shows: a garment then lies as on its card. */
  form?: SilhouetteName;
  /** Visible part of the canvas: x, y, width, height. */
  window: readonly [x: number, y: number, width: number, height: number];
  sizes: Sizes;
}

/** The hero has a flag yellow background, so its edges must not be yellow. */
const carbon: Colours = {
  main: '#17181B',
  second: '#3A3D44',
  accent: '#F6F6F3',
  sole: '#F6F6F3',
  mark: '#D9FF2E',
};
const optic: Colours = {
  main: '#D9FF2E',
  second: '#17181B',
  accent: '#17181B',
  sole: '#17181B',
  mark: '#17181B',
};
const coral: Colours = {
  main: '#F0524D',
  second: '#8E1F2A',
  accent: '#F6EFE6',
  sole: '#F6F6F3',
  mark: '#F6EFE6',
};
const flare: Colours = {
  main: '#E0512B',
  second: '#D2451F',
  accent: '#F0A63A',
  lining: '#202226',
  mark: '#17181B',
};
const match: Colours = { main: '#F6F6F3', second: '#17181B', accent: '#D9FF2E' };
const lagoon: Colours = { main: '#176B78', second: '#125461', accent: '#FFD23E', mark: '#F4F4F1' };
const glacier: Colours = {
  main: '#A9BEC8',
  second: '#2C3F4C',
  accent: '#F5B921',
  sole: '#F4F2EA',
  mark: '#F4F4F1',
};
const moss: Colours = {
  main: '#5C6B3C',
  second: '#2A2F26',
  accent: '#E2602C',
  sole: '#EDE6D6',
  mark: '#F4F4F1',
};
const sand: Colours = { main: '#CDBD96', second: '#1D5A47', accent: '#E2602C', mark: '#17231F' };
const clay: Colours = { main: '#C2572B', second: '#3B2F2A', accent: '#F4F4F1', mark: '#F4F4F1' };
const graphite: Colours = { main: '#3A3D44', second: '#17181B', accent: '#D9FF2E', mark: '#D9FF2E' };
const bone: Colours = { main: '#E9E0CF', second: '#1E2022', accent: '#D2451F', mark: '#17231F' };

const square = [0, 0, 1000, 1000] as const;

/** The first view of a silhouette, as on its card. */
function card(name: SilhouetteName): BrandPicture['draw'] {
  const view = Object.values(silhouettes[name].views)[0];
  if (!view) throw new Error(`"${name}" has no view.`);
  const [x, y, side] = view.crop;
  return (pen, paint) =>
    `<g transform="scale(${1000 / side}) translate(${-x} ${-y})">${view.draw(pen, paint)}</g>`;
}

/**
 * A floating shoe: only the shoe is rotated, and its shadow stays level below it. Rotating the shadow as well makes the
 * shoe look pasted in.
 */
function floating(drawShoe: BrandPicture['draw'], angle: number): BrandPicture['draw'] {
  return (pen, paint) =>
    `<ellipse cx="520" cy="836" rx="360" ry="26" fill="#101114" filter="${pen.blur(22)}" opacity=".3"/>` +
    `<ellipse cx="470" cy="834" rx="210" ry="13" fill="#101114" filter="${pen.blur(14)}" opacity=".26"/>` +
    `<g transform="rotate(${angle} 500 560)">${drawShoe(pen, paint)}</g>`;
}

function tilted(name: SilhouetteName, angle: number): BrandPicture['draw'] {
  const view = silhouettes[name].views.top;
  if (!view) throw new Error(`"${name}" has no view from above.`);
  return (pen, paint) => `<g transform="rotate(${angle} 500 500)">${view.draw(pen, paint)}</g>`;
}

const category = (brand: Brand, kind: string, form: SilhouetteName, colours: Colours): BrandPicture => ({
  name: `${brand.name.toLowerCase()}-category-${kind}`,
  brand,
  colours,
  draw: card(form),
  form,
  window: square,
  sizes: editorialSizes,
});

const pictures: readonly BrandPicture[] = [
  {
    name: 'touchline-hero',
    brand: touchline,
    colours: carbon,
    draw: floating(drawFloatingRacer, -9),
    window: [0, 200, 1000, 720],
    sizes: heroSizes,
  },
  {
    name: 'touchline-editorial-boot',
    brand: touchline,
    colours: optic,
    draw: drawFloatingBoot,
    window: [90, 240, 700, 560],
    sizes: heroSizes,
  },
  {
    name: 'touchline-editorial-insole',
    brand: touchline,
    colours: carbon,
    draw: tilted('carbonRacer', -24),
    window: [60, 130, 740, 740],
    sizes: editorialSizes,
  },
  category(touchline, 'shoes', 'knitBoot', coral),
  category(touchline, 'apparel', 'shellJacket', flare),
  category(touchline, 'balls', 'matchBall', match),
  category(touchline, 'bags', 'backpack', lagoon),
  { ...category(touchline, 'bags', 'backpack', graphite), name: 'touchline-empty-bag' },
  ...(
    [
      ['touchline-gift-card', drawGiftCard],
      ['touchline-training-plan', drawTrainingPlan],
    ] as const
  ).map(([name, draw]) => ({
    ...{ name, draw, brand: touchline, colours: carbon, window: square },
    sizes: mainSizes,
  })),
  {
    name: 'northing-hero',
    brand: northing,
    colours: glacier,
    draw: (pen, paint) => silhouettes.trailRunner.views.side?.draw(pen, paint) ?? '',
    window: [40, 250, 960, 540],
    sizes: heroSizes,
  },
  {
    name: 'northing-editorial-zip',
    brand: northing,
    colours: flare,
    draw: (pen, paint) => silhouettes.shellJacket.views.front?.draw(pen, paint) ?? '',
    form: 'shellJacket',
    window: [296, 92, 420, 330],
    sizes: heroSizes,
  },
  {
    name: 'northing-editorial-boot',
    brand: northing,
    colours: sand,
    draw: card('hikingMid'),
    window: [60, 120, 900, 760],
    sizes: editorialSizes,
  },
  category(northing, 'on-foot', 'trailRunner', moss),
  category(northing, 'layers', 'shellJacket', sand),
  category(northing, 'packs', 'backpack', clay),
  category(northing, 'camp', 'bottle', bone),
];

/** Pictures for pages: heroes, editorial sections, category headers. */
export function brandOrders(): (PictureOrder & { name: string })[] {
  return pictures.map(({ name, brand, colours, draw, form, window: [x, y, w, h], sizes }) => {
    const pen = new Pen(name);
    const drawing = draw(pen, paintOf(colours, brand));
    const parts = `${pen.definitions()}${drawing}`;
    const width = Math.max(...sizes.avif);
    const height = Math.round((width * h) / w);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}">${form ? laid(form, parts) : parts}</svg>`;
    return { name, stem: `brand/${name}`, svg, width, height, sizes, hash: hashOf(svg, sizes) };
  });
}
