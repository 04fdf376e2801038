import { texts } from '../../catalogue/texts.ts';
import { block, prosePage } from '../write.ts';

export const aboutPages = [
  prosePage(
    'help/shops',
    texts('Our shops'),
    texts('Where {brand} can be visited.'),
    block(
      texts('One, and it is here'),
      texts('There are no shops of brick yet. What is in stock here is everything there is.'),
    ),
  ),
  prosePage(
    'help/membership',
    texts('Membership'),
    texts('What the squad pays, and when it opens.'),
    block(
      texts('Member prices'),
      texts(
        'Some things carry a second, lower price for members. It is shown to everyone, so that nobody has to guess.',
      ),
    ),
    block(
      texts('Joining'),
      texts(
        'An account begins with “Sign in” at the top of each page and an email address. Where there is a membership, the account asks about it.',
      ),
    ),
  ),
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
  prosePage(
    'help/gift-cards',
    texts('Gift cards'),
    texts('When gift cards come.'),
    block(texts('Not on the pitch yet'), texts('Gift cards are warming up. Until then, socks.')),
  ),
  prosePage(
    'help/careers',
    texts('Careers'),
    texts('Work at {brand}.'),
    block(
      texts('Full squad'),
      texts('Nothing is open at present. When something is, it stands here with its pay.'),
    ),
  ),
];
