import type { ShopCurtain, ShopStory } from '@touchline/commerce/content/BrandContent';
import { texts, type EnglishText } from '../catalogue/texts.ts';
import { decoration, lines, link } from './write.ts';

const slide = (
  picture: string,
  title: EnglishText,
  text: EnglishText,
  to?: { readonly href: string; readonly label: EnglishText },
): ShopStory['slides'][number] => ({
  ...{ picture: decoration(picture), title: texts(title), text: texts(text) },
  ...(to ? { link: link(to.href, to.label) } : {}),
});

/** What the home page tells in pictures, in these markets. */
export const homeStories: readonly ShopStory[] = [
  {
    ...{ id: 'boot-test', title: texts('The boot test'), cover: decoration('FB1101/sole') },
    slides: [
      slide(
        'FB1151/side',
        'Five boots, one saw',
        'We wanted to know what bends first. There was only one way to find out.',
      ),
      slide(
        'FB1101/sole',
        'Eleven studs',
        'Each one anchored in a plate of 3.2 millimetres. It bends behind the toes and nowhere else.',
        { href: '/blog/boot-test', label: 'Read the boot test' },
      ),
    ],
  },
  {
    ...{ id: 'mile-20', title: texts('Mile 20'), cover: decoration('RR4301/side') },
    slides: [
      slide(
        'RR4301/side',
        'Where races begin',
        'Until then it is only running. Tempo 4 Carbon is made for what comes after.',
      ),
      slide(
        'RR4301/sole',
        'The plate',
        'A lever from heel to toe: your calf tires later, and you notice it last.',
        {
          href: '/tempo-4-carbon/RR4301.html',
          label: 'See the shoe',
        },
      ),
    ],
  },
  {
    ...{ id: 'ninety', title: texts('Ninety'), cover: decoration('90001/front') },
    slides: [
      slide(
        '90001/front',
        'Round at ninety',
        'Twelve panels, glued, not sewn: it drinks no water, and flies in minute 90 as it did in the first.',
        { href: '/balls', label: 'Shop balls' },
      ),
    ],
  },
  {
    ...{ id: 'wet-days', title: texts('Wet days'), cover: decoration('SQ3001_102/front') },
    slides: [
      slide(
        'SQ3001_102/front',
        'Stay out longer',
        'Taped seams, a hood that turns with your head, and pockets above the hip belt.',
      ),
      slide(
        'SQ3001_102/detail',
        'Wash it',
        'A jacket that wets out usually needs a wash, not a successor. It takes one cycle at 30 degrees and 20 minutes in the dryer.',
        { href: '/campaign/wet-season', label: 'Shop rain jackets' },
      ),
    ],
  },
].map((story) => ({ ...story, markets: ['us'] }));

/** What covers the home page as a visit begins, where it is hot. */
export const hotSeason: ShopCurtain = {
  id: 'hot-season',
  markets: ['ae'],
  lines: lines('Come in|from the heat'),
  text: texts('Light kit for evenings on the pitch: thin, quick to dry, easy to pack.'),
  link: link('/apparel/tops/tanks', 'See light tops'),
  enter: texts('To the shop'),
  picture: decoration('SG1002/front'),
};
