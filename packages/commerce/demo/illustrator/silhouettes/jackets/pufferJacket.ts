import type { Silhouette } from '../../core/silhouette.ts';
import { quilted, quiltedCrop } from './quilted.ts';

const drawFront = quilted({ hasSleeves: true }, 'front');

/** A padded jacket with a stand-up collar. */
export const pufferJacket: Silhouette = {
  label: 'Padded jacket',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: quiltedCrop },
    back: { draw: quilted({ hasSleeves: true }, 'back'), crop: quiltedCrop },
    detail: { draw: drawFront, crop: [360, 124, 350] },
  },
};
