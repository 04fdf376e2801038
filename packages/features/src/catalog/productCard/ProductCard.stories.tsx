import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@touchline/design-system/layout';
import { ProductCardSkeleton } from '@touchline/design-system/ProductCard';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { germany } from '../../platform/site/Site.fixtures.ts';
import * as cards from './ProductCard.fixtures.ts';
import { CardMemberContext } from './CardMember.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Features/Catalogue/Product card',
  component: ProductCard,
  args: { product: cards.tempo, level: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In stock at its price. The whole card is one link. */
export const Default: Story = {
  args: { onFollow: fn() },
};

export const Followed: Story = {
  ...Default,
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.27'] },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    const link = card.getByRole('link', { name: 'Tempo 4, Volt / white' });
    await expect(link).toHaveAttribute('href', '/gb/tempo-4/RR4101.html');
    await expect(card.getByText('£130')).toBeVisible();
    await expect(card.getByText('3 colours')).toBeVisible();
    await expect(card.getByText('New')).toBeVisible();
    // No rendition larger than a card on any screen.
    const files = [...canvasElement.querySelectorAll('source')].map(({ srcset }) => srcset).join();
    await expect(files).toMatch(/-960\.avif 960w/);
    await expect(files).not.toContain('1600w');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledWith(args.product);
  },
};

/** Each dot is the link of a colour. Hovered, tapped or focused, it first shows that colour on the card. */
export const ColoursShown: Story = {
  args: {
    product: {
      ...cards.tempoOnSale,
      colours: cards.tempoOnSale.colours.map((each) =>
        each.id === 'RR4103' ? each : { ...each, pricing_information: cards.tempo.pricing_information },
      ),
    },
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const black = card.getByRole('link', { name: 'Black / volt' });
    await expect(black).toHaveAttribute('href', '/gb/tempo-4/RR4102.html');
    const pictured = () => canvasElement.querySelector('img')?.src;
    await expect(pictured()).toContain('/RR4103/');
    await userEvent.hover(black);
    const name = await card.findByRole('link', { name: 'Tempo 4 Harbour, Black / volt' });
    await expect(name).toHaveAttribute('href', '/gb/tempo-4/RR4102.html');
    await expect(pictured()).toContain('/RR4102/');
    await expect(card.getByText('£130')).toBeVisible();
    await expect(card.queryByText('£98')).toBeNull();
    await expect(black).toHaveAttribute('aria-current', 'true');
    // By keyboard the card returns to its own colour, and to what is said of its sizes.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(card.getByRole('link', { name: 'Harbour / orange' })).toHaveFocus();
    await expect(card.getByText('3 left in UK 8')).toBeVisible();
  },
};

/** A finger shows a colour by its first tap; the second follows the link. */
export const ColourTapped: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const black = card.getByRole('link', { name: 'Black / volt' });
    const followed: boolean[] = [];
    black.addEventListener('click', (event) => {
      setTimeout(() => followed.push(!event.defaultPrevented));
    });
    await userEvent.pointer([{ keys: '[TouchA]', target: black }]);
    await waitFor(() => expect(followed).toEqual([false]));
    await expect(await card.findByRole('link', { name: 'Tempo 4, Black / volt' })).toBeVisible();
  },
};

/** Reduced: both prices, the percentage, and one line of urgency. */
export const OnSale: Story = {
  args: { product: cards.tempoOnSale },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('£98').closest('ins')).toHaveTextContent('Now £98');
    await expect(card.getByText('£130').closest('del')).toHaveTextContent('Before £130');
    await expect(card.getByText('−25%')).toBeVisible();
    await expect(card.getByText('3 left in UK 8')).toBeVisible();
    // British law does not require it.
    await expect(card.queryByText(/Lowest price/)).toBeNull();
  },
};

/** Where the law requires it, a reduction shows the lowest price of the last 30 days. */
export const OnSaleInGermany: Story = {
  args: { product: cards.tempoOnSale },
  globals: { language: 'de' },
  parameters: { site: germany },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText(/Niedrigster Preis der letzten 30 Tage: 104,00/)).toBeVisible();
    await expect(card.getByText('Noch 3 in EU 8')).toBeVisible();
  },
};

/** Members pay less. */
export const MemberPrice: Story = {
  args: { product: cards.memberPriced },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('£58 for members')).toBeVisible();
    await expect(within(canvasElement).getByText('Member price')).toBeVisible();
  },
};

/** A member's own price. */
export const MemberPriceOfAMember: Story = {
  args: { product: cards.memberPriced },
  parameters: { requirements: ['A1.13', 'A6.03'] },
  decorators: [
    (Story) => (
      <CardMemberContext value>
        <Story />
      </CardMemberContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your member price: £/)).toBeVisible();
  },
};

/** Sold out, and fully reserved: both are shown as sold out. */
export const SoldOut: Story = {
  args: { product: cards.soldOut },
  parameters: { requirements: ['A4.115'] },
  render: (args) => (
    <Grid columns="tiles">
      <li>
        <ProductCard {...args} />
      </li>
      <li>
        <ProductCard {...args} product={cards.fullyReserved} />
      </li>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Sold out')).toHaveLength(2);
  },
};

/** Low stock of a product with a single size: no size is named. */
export const FewLeft: Story = {
  args: { product: { ...cards.tempo, lowStock: { left: 2 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Only 2 left')).toBeVisible();
  },
};

/** Shown before it is sold, with the day. */
export const ComingSoon: Story = {
  args: { product: cards.comingSoon },
  parameters: { requirements: ['A4.116'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Coming Sat 5 Dec')).toBeVisible();
  },
};

/** Can be ordered before its release. */
export const PreOrder: Story = {
  args: { product: cards.preorder },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Pre-order, sent from Sat/)).toBeVisible();
  },
};

/** Temporarily out of stock; can be ordered. */
export const BackOrder: Story = {
  args: { product: cards.backorder },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Back in stock Sat/)).toBeVisible();
  },
};

/** No picture: a placeholder keeps its space. */
export const WithoutPicture: Story = {
  args: { product: cards.withoutPicture },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('article svg')).toBeVisible();
  },
};

const broken = (path: string) => ({ ...cards.picture('x', 'side', ''), path });

/** A second view that does not load leaves the first; a first that does not load leaves the mark. */
export const HoveredWithoutPictures: Story = {
  args: { product: cards.summary({ pictures: [broken('/none/a'), broken('/none/b')] }) },
  parameters: { guard: { missingFiles: [/\/none\//] } },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('article'));
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('article svg')).toBeVisible();
  },
};

/** Long German words break instead of overflowing the card. */
export const LongContent: Story = {
  args: { product: cards.longNamed },
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** Placeholder of a card that is loading. */
export const Loading: Story = { render: () => <ProductCardSkeleton /> };
