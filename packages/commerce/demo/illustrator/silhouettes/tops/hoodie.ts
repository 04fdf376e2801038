import type { Silhouette } from '../../core/silhouette.ts';
import { hoodedCrop } from '../garments.ts';
import { hooded } from './hooded.ts';

const drawFront = hooded({ hasZip: false }, 'front');

/** A brushed hoodie with a pouch. */
export const hoodie: Silhouette = {
  label: 'Hoodie',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: hoodedCrop },
    back: { draw: hooded({ hasZip: false }, 'back'), crop: hoodedCrop },
    detail: { draw: drawFront, crop: [330, 96, 360] },
  },
};
