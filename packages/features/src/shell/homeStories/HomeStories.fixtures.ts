import type { ContentStory } from '@touchline/contract/content/schema';
import type { Picture } from '@touchline/contract/picture';

const drawing = (path: string): Picture => ({
  ...{ path: `/media/${path}`, widths: [320, 640, 960], webp: [640], ratio: 1.25, alt: '', cutout: true },
});

export const stories: readonly ContentStory[] = [
  {
    ...{ id: 'boot-test', title: 'The boot test', cover: drawing('FB1101/sole') },
    slides: [
      {
        ...{ picture: drawing('FB1101/side'), title: 'Five boots, one saw' },
        text: 'We wanted to know what bends first. There was only one way to find out.',
      },
      {
        ...{ picture: drawing('FB1101/sole'), title: 'Eleven studs' },
        text: 'It bends behind the toes and nowhere else.',
        link: { label: 'Read the boot test', href: '/blog/boot-test' },
      },
    ],
  },
  {
    ...{ id: 'mile-20', title: 'Mile 20', cover: drawing('RR4301/side') },
    slides: [
      {
        ...{ picture: drawing('RR4301/side'), title: 'Where races begin' },
        text: 'Until then it is only running.',
      },
    ],
  },
];

/** Texts as long as they get. */
export const longStories: readonly ContentStory[] = stories.map((story) => ({
  ...story,
  title: `${story.title} und alles, was danach noch kommt`,
  slides: story.slides.map((slide) => ({
    ...slide,
    title: 'Eine Überschrift, die länger ist als jede, die jemand schreiben sollte',
    text: `${slide.text} `.repeat(6),
  })),
}));
