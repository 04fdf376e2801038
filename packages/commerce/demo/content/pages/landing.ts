import type { ShopPage } from '@touchline/commerce/content/BrandContent';
import { categoryName } from '../../catalogue/taxonomy.ts';
import { texts, type EnglishText } from '../../catalogue/texts.ts';
import { decoration, lines, link } from '../write.ts';

interface Department {
  readonly key: 'men' | 'women' | 'kids';
  readonly title: EnglishText;
  readonly description: EnglishText;
  readonly lines: EnglishText;
  readonly text: EnglishText;
  /** Label of the link to its shoes. */
  readonly shoes: EnglishText;
  /** Title of what is new. */
  readonly fresh: EnglishText;
  /** The drawing of its hero. */
  readonly picture: string;
}

/** The landing page of a department: what it is for, its categories, and what is new. */
const landing = ({
  key,
  title,
  description,
  text,
  shoes,
  fresh,
  picture,
  ...about
}: Department): ShopPage => ({
  ...{ key: `landing/${key}`, title: texts(title), description: texts(description) },
  sections: [
    {
      ...{ kind: 'hero', id: 'hero', lines: lines(about.lines), text: texts(text) },
      links: [link(`/${key}/shoes`, shoes)],
      picture: decoration(picture),
    },
    {
      ...{ kind: 'categories', id: 'categories' },
      tiles: (['shoes', 'apparel', 'bags', 'accessories'] as const).map((category) => ({
        label: categoryName(category),
        path: `${key}/${category}`,
        picture: decoration(category === 'accessories' ? 'CP1001/front' : `touchline-category-${category}`),
      })),
    },
    {
      ...{ kind: 'rail', id: 'new', title: texts(fresh), link: link(`/${key}`, 'All {count}') },
      query: { path: key, sort: 'newest', limit: 10 },
    },
    {
      ...{ kind: 'rail', id: 'offers', title: texts('Sizes going fast') },
      link: link('/sale', 'All offers'),
      query: { path: `${key}/shoes`, sort: 'discount', limit: 10 },
    },
  ],
});

/** Pages that campaigns and the foot of the page lead to. */
export const landingPages: readonly ShopPage[] = [
  landing({
    key: 'men',
    title: 'Men: kit for the whole season',
    description: 'Shoes and kit for men: running, football, trail and everything in between.',
    lines: 'Grip for|both ways',
    text: 'Fell 2 grips uphill and down, and drains before you are back at the car.',
    shoes: 'Shop men’s shoes',
    fresh: 'New for men',
    picture: 'TR2103/side',
  }),
  landing({
    key: 'women',
    title: 'Women: kit cut for women, from the last up',
    description: 'Shoes and kit for women: running, football, trail and everything in between.',
    lines: 'Built on|her last',
    text: 'Tempo 4 W is built on a last of its own: narrower at the heel, wider where toes spread.',
    shoes: 'Shop women’s shoes',
    fresh: 'New for women',
    picture: 'RR4151/side',
  }),
  landing({
    key: 'kids',
    title: 'Kids: kit that keeps up',
    description: 'Shoes and kit for children who never sit still.',
    lines: 'Last one|to the gate',
    text: 'Two straps, no laces, and a toe cap that has met every kerb.',
    shoes: 'Shop kids’ shoes',
    fresh: 'New for kids',
    picture: 'KR1001/side',
  }),
  {
    key: 'campaign/wet-season',
    title: texts('Wet season: kit for four hours of rain'),
    description: texts('Jackets, shoes and bags that stay dry inside, and how to keep them that way.'),
    sections: [
      {
        ...{ kind: 'hero', id: 'hero', lines: lines('Rain?|Fine') },
        text: texts('Ten thousand millimetres of water column and not a thread of PFAS.'),
        links: [link('/apparel/jackets/rain-jackets', 'Shop rain jackets')],
        picture: decoration('SQ3001_102/front'),
      },
      {
        ...{ kind: 'rail', id: 'jackets', title: categoryName('rain-jackets') },
        link: link('/apparel/jackets/rain-jackets', 'All {count}'),
        query: { path: 'apparel/jackets/rain-jackets', sort: 'pick', limit: 10 },
      },
      {
        ...{ kind: 'editorial', id: 'wash', lines: lines('Dirt,|not damage') },
        text: texts(
          'A jacket that wets out usually needs a wash, not a successor. It takes one cycle at 30 degrees and 20 minutes in the dryer.',
        ),
        link: link('/blog/wash-your-shell', 'How to wash it'),
        picture: decoration('SQ3001_102/detail'),
      },
      {
        ...{ kind: 'rail', id: 'shoes', title: categoryName('trail-shoes') },
        link: link('/shoes/trail-shoes', 'All {count}'),
        query: { path: 'shoes/trail-shoes', sort: 'pick', limit: 10 },
      },
    ],
  },
];
