import type { Silhouette } from '../../core/silhouette.ts';
import { garmentCrop } from '../garments.ts';
import { quilted } from './quilted.ts';

const drawFront = quilted({ hasSleeves: false }, 'front');

/** A padded gilet, to wear over or under. */
export const gilet: Silhouette = {
  label: 'Padded gilet',
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: quilted({ hasSleeves: false }, 'back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [360, 124, 350] },
  },
};
