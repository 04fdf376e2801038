import { texts } from '../../catalogue/texts.ts';
import { block, prosePage } from '../write.ts';

export const aboutPages = [
  {
    ...prosePage(
      'help/membership',
      texts('Membership'),
      texts('Points, vouchers and prices for members of {brand}.'),
      block(
        texts('Points'),
        texts(
          'Each order brings points. They are yours as soon as it can no longer be returned, and become vouchers.',
        ),
      ),
      block(
        texts('Member prices'),
        texts(
          'Some things carry a second, lower price for members. It is shown to everyone, so that nobody has to guess.',
        ),
      ),
      block(
        texts('Joining'),
        texts(
          'Joining is free: tick the box when you register, or join in your account. You can leave there at any time.',
        ),
      ),
    ),
    needs: 'membership' as const,
  },
  prosePage(
    'help/materials',
    texts('Materials and repair'),
    texts('What things are made of and how they are kept going.'),
    block(
      texts('Numbers, not leaves'),
      texts(
        'Each product page says how much of it is recycled, in percent. Where a number is missing, it is none.',
      ),
      texts('Waterproof finishes and membranes contain no PFAS.'),
    ),
    block(
      texts('Repair'),
      texts(
        'Zip sliders, buckles and bottle lids are spare parts. Boots with a stitched edge get a new sole, twice.',
      ),
      texts('Write to help@touchline.example with a photograph. Northing repairs are free for life.'),
    ),
  ),
  prosePage(
    'help/boot-test',
    texts('The boot test'),
    texts('Five boots, cut in half.'),
    block(
      texts('What we looked for'),
      texts(
        'Where the studs are anchored, how thick the plate is under the ball of the foot, and what bends first.',
      ),
    ),
    block(
      texts('What we found'),
      texts('- Strike FG: eleven studs of 12 mm, plate 3.2 mm, bends behind the toes. Passed.'),
      texts('- Strike FG Knit: the same plate, 18 g less above it. Passed.'),
      texts('- Groundsman: leather, twelve studs, bends late and lasts long. Passed.'),
      texts('- Two samples of ours bent in the arch. They are not for sale.'),
    ),
  ),
];
