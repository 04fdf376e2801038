import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Container } from '../layout/Container.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { pictureOf } from '../testing/pictures.ts';
import { Carousel } from './Carousel.tsx';
import type { CarouselSlide } from './Carousel.tsx';

const names = [
  'Tempo 4',
  'Harrier GTX',
  'Court Line',
  'Corner Tee',
  'Long Run Tight',
  'Match Ball',
  'Rain Shell',
];
const colours = ['#2b4a9b', '#1d5a47', '#c3102f', '#8a5200', '#5b5c60', '#0b6b3a', '#1247c2'];

const cards: CarouselSlide[] = names.map((name, index) => ({
  id: name,
  content: (
    <ProductCard
      href={`#${index}`}
      name={name}
      kind="Road running shoe"
      picture={<Picture view={pictureOf(colours[index] ?? '#222')} alt="" sizes="320px" />}
      price={<Price current="£130" />}
    />
  ),
}));

const quotes: CarouselSlide[] = [
  ['light', 'Eight hundred kilometres and the foam still gives back.'],
  ['fit', 'Wide enough in front, and the heel stays where it is.'],
  ['wet', 'Wet cobbles are no longer a thing to think about.'],
].map(([id = '', text = '']) => ({
  id,
  content: (
    <blockquote style={{ display: 'grid', gap: 12, padding: 24, background: 'var(--ds-color-tile)' }}>
      <p>{text}</p>
      <Link href={`#${id}`}>Read the review</Link>
    </blockquote>
  ),
}));

const meta = {
  title: 'Components/Content/Carousel',
  component: Carousel,
  tags: ['ready'],
  parameters: {
    needs: [
      'show things side by side that do not all fit',
      'scroll through cards',
      'show one quote after another',
    ],
  },
  args: {
    label: 'Goes well with it',
    heading: <Heading level={2}>Goes well with it</Heading>,
    slides: cards,
    show: 'cards',
    labels: {
      carousel: 'carousel',
      slide: 'slide',
      position: (number, total) => `${number} of ${total}`,
      show: (number, total) => `Show ${number} of ${total}`,
      previous: 'Previous',
      next: 'Next',
    },
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move by as many slides as are visible, keep the focus at the ends, and announce the position. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: 'Goes well with it' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    const [back, on] = [
      await page.findByRole('button', { name: 'Previous' }),
      page.getByRole('button', { name: 'Next' }),
    ];
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    on.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/\d of 7/));
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(on).toHaveAttribute('aria-disabled', 'true'));
    await expect(on).toHaveFocus();
  },
};
export const Playground: Story = { tags: ['!test'] };

/** One at a time with dots. Arrow keys, Home and End move the strip when it has focus. */
export const WithDots: Story = {
  args: { slides: quotes, show: 'one', hasDots: true, heading: undefined, label: 'What runners say' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const dot = (number: number) => page.findByRole('button', { name: `Show ${number} of 3` });
    await expect(await dot(1)).toHaveAttribute('aria-current', 'true');
    page.getByRole('group', { name: 'What runners say' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await dot(2)).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await dot(3)).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Home}');
    await waitFor(async () => expect(await dot(1)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(await dot(3));
    await waitFor(async () => expect(await dot(3)).toHaveAttribute('aria-current', 'true'));
    await expect(page.getByRole('group', { name: '3 of 3' })).toHaveAttribute(
      'aria-roledescription',
      'slide',
    );
  },
};

/** In right-to-left pages the first slide is on the right, and the left arrow key moves forward. */
export const RightToLeft: Story = {
  args: WithDots.args ?? {},
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Show 1 of 3' });
    const strip = page.getByRole('group', { name: 'What runners say' });
    strip.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(strip.scrollLeft).toBeLessThan(-100));
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Show 2 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

/** Everything fits: no arrows. */
export const Fits: Story = {
  args: { slides: cards.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Without slides: leave the carousel out instead, or explain why it is empty. */
export const Empty: Story = { args: { slides: [] } };

/** Long labels wrap inside their slide. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    heading: <Heading level={2}>Passende Regenschutzbekleidung und Wechselkleidung</Heading>,
    slides: cards.map(({ id }, index) => ({
      id,
      content: (
        <ProductCard
          href="#lang"
          name="Wasserdichte Trailrunning-Überziehjacke mit Kapuzenverstellung"
          picture={<Picture view={pictureOf(colours[index] ?? '#222')} alt="" sizes="320px" />}
        />
      ),
    })),
  },
};
