import { RenderedStyles } from '../../../shell/styles/RenderedStyles.ts';
import type { Assets } from '../assets.ts';
import type { PageStyles } from './PageStyles.ts';

/**
 * By the files that the build has made (ADR 48): those that the page's scripts start with, and those of what else is
 * rendered. They stand in the document; a link that is turned off tells Vite's loader of styles that they are there.
 */
export const builtStyles =
  (assets: Pick<Assets, 'stylesOf'>): PageStyles =>
  (pageId) => {
    const rendered = new Set<string>();
    return {
      collect: (view) => <RenderedStyles value={rendered}>{view}</RenderedStyles>,
      written() {
        const files = assets.stylesOf(pageId, rendered);
        return {
          styles: `<style>${files.map(({ css }) => css).join('')}</style>`,
          styleFiles: files.map(({ path }) => `<link rel="stylesheet" href="${path}" disabled>`).join(''),
        };
      },
    };
  };
