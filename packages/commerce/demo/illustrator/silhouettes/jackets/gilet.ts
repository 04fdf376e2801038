import type { Silhouette } from '../../core/silhouette.ts';
import { quilted, quiltedCrop } from './quilted.ts';

const drawFront = quilted({ hasSleeves: false }, 'front');

/** A padded gilet, to wear over or under. */
export const gilet: Silhouette = {
  label: 'Padded gilet',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: quiltedCrop },
    back: { draw: quilted({ hasSleeves: false }, 'back'), crop: quiltedCrop },
    detail: { draw: drawFront, crop: [360, 124, 350] },
  },
};
