import type { Silhouette } from '../../core/silhouette.ts';
import { garmentCrop } from '../garments.ts';
import { quilted } from './quilted.ts';

const drawFront = quilted({ hasSleeves: true }, 'front');

/** A padded jacket with a stand-up collar. */
export const pufferJacket: Silhouette = {
  label: 'Padded jacket',
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: quilted({ hasSleeves: true }, 'back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [360, 124, 350] },
  },
};
