import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { HeartIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { ColourDots } from '../Swatches/ColourDots.tsx';
import { pictureOf } from '../testing/pictures.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const meta = {
  title: 'Components/Content/ProductCard',
  component: ProductCard,
  tags: ['ready'],
  parameters: { needs: ['show a product in a list', 'lead to a product', 'save a product from a list'] },
  args: {
    href: '#tempo-4',
    name: 'Tempo 4',
    kind: 'Road running shoe',
    level: 2,
    picture: <Picture view={pictureOf('#d9ff2e')} hover={pictureOf('#222')} alt="" sizes="320px" />,
    badge: <Badge tone="accent">New</Badge>,
    colours: (
      <ColourDots
        label="3 colours"
        dots={[
          { colours: ['#d9ff2e', '#eee'], name: 'Volt / white', href: '#volt', isCurrent: true },
          { colours: ['#ddd', '#222'], name: 'Grey / black', href: '#grey' },
          { colours: ['#2b4a9b'], name: 'Harbour', href: '#harbour' },
        ]}
      />
    ),
    price: <Price current="£130" />,
    action: (
      <IconButton label="Save Tempo 4" variant="floating" onClick={fn()}>
        <HeartIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card links to the product; the heart button is above the link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Tempo 4' })).toHaveAttribute('href', '#tempo-4');
    const heart = page.getByRole('button', { name: 'Save Tempo 4' });
    const { left, top, width, height } = heart.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(heart.contains(topmost)).toBe(true);
  },
};
export const Playground: Story = { tags: ['!test'], args: { urgency: '3 left in UK 8' } };

/** Tab goes to the product, then to its colours and the heart; the focus ring surrounds the whole card. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Tempo 4' })).toHaveFocus();
    const card = canvasElement.querySelector('article');
    await expect(card && getComputedStyle(card).outlineStyle).toBe('solid');
    for (const colour of ['Volt / white', 'Grey / black', 'Harbour']) {
      await userEvent.tab();
      await expect(page.getByRole('link', { name: colour })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Save Tempo 4' })).toHaveFocus();
  },
};

/** Reduced, with text labels for the prices. */
export const Sale: Story = {
  args: {
    badge: <Badge tone="sale">Sale</Badge>,
    price: <Price current="£98" prior="£130" percentOff="−25%" currentLabel="Now" priorLabel="Before" />,
  },
};

/** Stated as text; the picture stays unchanged, so that the product is still recognisable. */
export const SoldOut: Story = { args: { badge: <Badge>Sold out</Badge>, action: undefined } };

/** Only name and picture. */
export const Partial: Story = {
  args: { kind: undefined, badge: undefined, colours: undefined, price: undefined, action: undefined },
};

/** Without a picture the card keeps its shape and its link. */
export const WithoutPicture: Story = { args: { picture: <Picture view={undefined} alt="" sizes="320px" /> } };

/** The second view is loaded on hover, not before. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await userEvent.hover(within(canvasElement).getByRole('link', { name: /^Tempo 4/ }));
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
  },
};

/** The skeleton has exactly the size of the card. */
export const Loading: Story = {
  render: (args) => (
    <Grid columns="halves">
      <ProductCard {...args} />
      <ProductCardSkeleton />
    </Grid>
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: 660 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('article');
    const skeleton = card?.nextElementSibling;
    // From the top of each to its last line, because they are below each other on a phone.
    const end = (element: Element | null | undefined) =>
      (element?.children[1]?.getBoundingClientRect().bottom ?? Number.NaN) -
      (element?.getBoundingClientRect().top ?? Number.NaN);
    await expect(Math.abs(end(card) - end(skeleton))).toBeLessThan(2);
  },
};

export const LongContent: Story = {
  args: {
    name: 'Wasserdichte Trailrunning-Schuhe mit Spikes für Damen und Herren',
    kind: 'Laufschuhe für unbefestigte Wege',
    price: (
      <Price
        current="98,00 €"
        prior="130,00 €"
        percentOff="−25 %"
        lowest="Niedrigster Preis der letzten 30 Tage: 104,00 €"
      />
    ),
    urgency: 'Nur noch 3 in EU 42 2/3',
  },
};
