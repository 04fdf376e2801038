import type { Plugin } from 'vite';

const markup = "div.innerHTML = '<svg/>';";

/**
 * Has Leaflet find out without markup whether the browser draws SVG. It does so when it is loaded, and the shop's pages
 * take no markup from scripts (`require-trusted-types-for`): the map would not load. The other places in which Leaflet
 * writes markup are controls and popups, which the shop has none of.
 */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'touchline-leaflet-without-markup',
    transform(code, id) {
      if (!/[\\/]leaflet[\\/]dist[\\/]leaflet-src(\.esm)?\.js$/.test(id)) return undefined;
      if (!code.includes(markup))
        throw new Error('Leaflet asks for SVG in another way: see ' + import.meta.url);
      return { code: code.replace(markup, "div.appendChild(svgCreate('svg'));"), map: null };
    },
  };
}
