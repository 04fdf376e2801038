import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictureOf } from '../testing/pictures.ts';
import { PictureChoices } from './PictureChoices.tsx';
import { SwatchGrid } from './SwatchGrid.tsx';

const meta = {
  title: 'Components/Product/Swatches',
  component: PictureChoices,
  args: {
    label: 'Colour',
    choices: [
      { href: '#volt', label: 'Volt / white', picture: pictureOf('#d9ff2e'), isCurrent: true },
      { href: '#black', label: 'Black', picture: pictureOf('#222') },
      { href: '#blue', label: 'Blue, sold out', picture: pictureOf('#2b4a9b'), isSoldOut: true },
    ],
  },
} satisfies Meta<typeof PictureChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colours of a product: each a page, so each a link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Volt / white' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Black' })).toHaveAttribute('href', '#black');
  },
};
export const Playground: Story = {};

const onSwatchChange = fn();

/** Colours to filter by. */
export const Filter: Story = {
  render: () => (
    <div style={{ inlineSize: 248 }}>
      <SwatchGrid
        legend="Colour"
        name="colour"
        defaultChosen={['white']}
        onSwatchChange={onSwatchChange}
        swatches={[
          { value: 'black', label: 'Black (24)', colours: ['#111'] },
          { value: 'white', label: 'White (12)', colours: ['#eee'] },
          { value: 'red-green', label: 'Red and green (2)', colours: ['#e11', '#2a5'] },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    onSwatchChange.mockClear();
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Black (24)' }));
    await expect(onSwatchChange).toHaveBeenCalledWith('black', true);
  },
};
