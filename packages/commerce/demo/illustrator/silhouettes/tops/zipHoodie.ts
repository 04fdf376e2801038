import type { Silhouette } from '../../core/silhouette.ts'
import { garmentCrop } from '../garments.ts'
import { hooded } from './hooded.ts'

const drawFront = hooded({ hasZip: true }, 'front')

/** A hoodie that opens down the front. */
export const zipHoodie: Silhouette = {
  label: 'Zip hoodie',
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: hooded({ hasZip: true }, 'back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [330, 96, 360] },
  },
}
