import type { Silhouette } from '../../core/silhouette.ts';
import { hoodedCrop } from '../garments.ts';
import { hooded } from './hooded.ts';

const drawFront = hooded({ hasZip: true }, 'front');

/** A hoodie that opens down the front. */
export const zipHoodie: Silhouette = {
  label: 'Zip hoodie',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: hoodedCrop },
    back: { draw: hooded({ hasZip: true }, 'back'), crop: hoodedCrop },
    detail: { draw: drawFront, crop: [330, 96, 360] },
  },
};
