import { texts } from '../texts.ts';

/** How a model sits: the sentence beside the sizes. */
export const fits = {
  trueToSize: texts('Runs true to size.'),
  halfUp: texts('Runs small: half a size up.'),
  snug: texts('Snug, as a race shoe is. For wide feet half a size up.'),
  wholeSizes: texts('Whole sizes only. Between two, take the larger.'),
  thickSock: texts('Measured with a walking sock on.'),
  growing: texts('Leaves 12 mm to grow when new.'),
  regular: texts('Regular fit. The usual size is right.'),
  slim: texts('Close to the body. Between two sizes, take the larger.'),
  relaxed: texts('Cut wide. One size down for a closer fit.'),
  overLayers: texts('Room for one warm layer below.'),
  kids: texts('By age. Between two, take the larger: it gets worn in by itself.'),
  firm: texts('Sits firm by design. Measure under the bust.'),
  adjustable: texts('Adjusts to fit most.'),
  hand: texts('Measure round the knuckles, without the thumb.'),
  ballSize: texts('Football: size 3 to age 8, size 4 to 12, then size 5.'),
  basketballSize: texts('Size 7 for men, 6 for women, 5 for under twelves.'),
  oneSize: texts('One size.'),
};
