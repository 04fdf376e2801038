import { bendPath, isAbsolute, point } from './outline.ts';

/** How far cloth lies from the ideal form, in canvas units, at most. */
const reach = 16;

type Field = (x: number, y: number) => readonly [x: number, y: number];

/** A slow, uneven displacement: the same for every part at one place, so that seams stay on their edges. */
function fieldOf(seed: number): Field {
  const turn = ((seed % 97) / 97) * Math.PI * 2;
  return (x, y) => [
    x + 5.5 * Math.sin(y / 150 + turn) + 3 * Math.sin((x + y) / 95 + turn * 2),
    y + 6 * Math.sin(x / 170 + 1.3 + turn) + 2.5 * Math.sin((x - y) / 70 + turn * 3) + (x - 500) * 0.012,
  ];
}

/**
 * Lays a drawn garment down as a hand would: edges, seams and zips give way a little, no half mirrors the other. Takes
 * the complete drawing with its definitions. Buttons and zip pulls move with their place; prints and patterns stay.
 */
export function layCloth(svg: string, seed: number): string {
  const field = fieldOf(seed);
  return svg
    .split(/(<pattern.*?<\/pattern>)/)
    .map((part) =>
      part.startsWith('<pattern') ? part : widenFilters(moveFastenings(bendLines(part, field), field)),
    )
    .join('');
}

function bendLines(svg: string, field: Field): string {
  return svg.replace(/<path [^>]*>/g, (tag) =>
    tag.includes('scale(')
      ? tag
      : tag.replace(/ d="([^"]*)"/, (whole, d: string) =>
          isAbsolute(d) ? ` d="${bendPath(d, field)}"` : whole,
        ),
  );
}

/** Buttons, eyelets and zip pulls keep their shape. */
function moveFastenings(svg: string, field: Field): string {
  return svg
    .replace(/<circle cx="([\d.]+)" cy="([\d.]+)"/g, (_, ...at: string[]) => {
      const [x = '', y = ''] = point(...field(Number(at[0]), Number(at[1]))).split(' ');
      return `<circle cx="${x}" cy="${y}"`;
    })
    .replace(
      /translate\(([\d.]+) ([\d.]+)\) rotate\(/g,
      (_, ...at: string[]) => `translate(${point(...field(Number(at[0]), Number(at[1])))}) rotate(`,
    );
}

function widenFilters(svg: string): string {
  return svg.replace(
    /(<filter [^>]*)x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/g,
    (_, head: string, ...box: string[]) => {
      const [x = 0, y = 0, width = 0, height = 0] = box.slice(0, 4).map(Number);
      return `${head}x="${x - reach}" y="${y - reach}" width="${width + 2 * reach}" height="${height + 2 * reach}"`;
    },
  );
}
