import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Stack } from '../layout/Stack.tsx';
import { brokenPicture, pictureOf } from '../testing/pictures.ts';
import { LineItem } from './LineItem.tsx';

const meta = {
  title: 'Components/Content/LineItem',
  component: LineItem,
  tags: ['ready'],
  parameters: {
    needs: ['list what is bought', 'show what was put in the bag', 'sum up an order'],
  },
  args: {
    name: 'Tempo 4',
    picture: pictureOf('#c33'),
    details: ['UK 8, 2 pairs'],
    price: '£260',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 380 }}>{Story()}</div>],
} satisfies Meta<typeof LineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a list: the price at the end of the line. The picture is decorative. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Tempo 4')).toBeVisible();
    await expect(canvas.getByText('UK 8, 2 pairs')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    const price = canvas.getByText('£260').getBoundingClientRect();
    const name = canvas.getByText('Tempo 4').getBoundingClientRect();
    if (getComputedStyle(canvasElement).direction === 'rtl')
      await expect(price.right).toBeLessThan(name.left);
    else await expect(price.left).toBeGreaterThan(name.right);
  },
};

/** All props can be tried. */
export const Playground: Story = {};

/** The subject of a dialog: larger, and the price below the text. */
export const Medium: Story = {
  args: { size: 'medium', details: ['Signal red', 'UK 8, 1 pair'], price: '£130' },
  play: async ({ canvas }) => {
    const price = canvas.getByText('£130').getBoundingClientRect();
    const name = canvas.getByText('Tempo 4').getBoundingClientRect();
    await expect(price.x).toBe(name.x);
    await expect(price.y).toBeGreaterThan(name.bottom);
  },
};

/** Both sizes. */
export const Variants: Story = {
  render: (args) => (
    <Stack gap={20}>
      <LineItem {...args} />
      <LineItem {...args} size="medium" details={['Signal red', 'UK 8, 1 pair']} />
    </Stack>
  ),
};

/** With an action, such as a link to view it. The link's name includes the product. */
export const WithAction: Story = {
  args: {
    details: ['£14'],
    price: undefined,
    name: 'Crew socks',
    action: (
      <ButtonLink variant="quiet" size="small" href="#socks" aria-label="See: Crew socks">
        See
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See: Crew socks' })).toHaveFocus();
  },
};

/** Several in a summary: their columns align, whatever the prices are. */
export const InAList: Story = {
  render: (args) => (
    <ul role="list" style={{ display: 'grid', gap: 12 }}>
      {['£260', '£9', '£1,130'].map((price) => (
        <li key={price}>
          <LineItem {...args} price={price} />
        </li>
      ))}
    </ul>
  ),
};

/** No picture, or one that fails to load: its space is kept. */
export const MissingPicture: Story = {
  render: (args) => (
    <Stack gap={12}>
      <LineItem {...args} picture={undefined} />
      <LineItem {...args} picture={brokenPicture} />
    </Stack>
  ),
};

/** Only name and picture are known. */
export const Partial: Story = { args: { details: undefined, price: undefined } };

/** Long words break; a price that does not fit wraps below. */
export const LongContent: Story = {
  args: {
    name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    details: ['Einheitsgröße für Überschuhe, 12 Stück'],
    price: '1.130.000,00 €',
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByText('1.130.000,00 €').getBoundingClientRect().y).toBeGreaterThan(
      canvas.getByText(/^Einheitsgröße/).getBoundingClientRect().y,
    );
  },
};
