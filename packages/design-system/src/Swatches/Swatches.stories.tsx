import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictureOf } from '../testing/pictures.ts';
import { ColourDots } from './ColourDots.tsx';
import { PictureChoices } from './PictureChoices.tsx';
import { SwatchGrid } from './SwatchGrid.tsx';

const meta = {
  title: 'Components/Content/Swatches',
  component: PictureChoices,
  subcomponents: { SwatchGrid, ColourDots },
  tags: ['ready'],
  parameters: { needs: ['choose a colour', 'filter by colour', 'show that there are more colours'] },
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

/** The colours of a product; each is a page, so each is a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volt / white' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Black' })).toHaveAttribute('href', '#black');
  },
};
/** All props, to try out. */
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
  play: async ({ canvas }) => {
    onSwatchChange.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Black (24)' }));
    await expect(onSwatchChange).toHaveBeenCalledWith('black', true);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'White (12)' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onSwatchChange).toHaveBeenLastCalledWith('white', false);
  },
};

/** On a card without further pages: shows that there are more colours. */
export const Dots: Story = {
  render: () => (
    <ColourDots
      label="5 colours"
      dots={[{ colours: ['#111'], isCurrent: true }, { colours: ['#eee'] }, { colours: ['#e11', '#2a5'] }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 colours')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const onDotShow = fn();

/** On a card: each dot is a link, and shows its colour first. */
export const LinkedDots: Story = {
  render: () => (
    <ColourDots
      label="3 colours"
      onDotShow={onDotShow}
      dots={[
        { colours: ['#111'], name: 'Black', href: '#black', isCurrent: true },
        { colours: ['#eee'], name: 'White', href: '#white' },
        { colours: ['#e11', '#2a5'], name: 'Red and green', href: '#red' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '3 colours' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Black' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'White' })).toHaveAttribute('href', '#white');
  },
};

export const LinkedDotsShown: Story = {
  ...LinkedDots,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    onDotShow.mockClear();
    await userEvent.hover(canvas.getByRole('link', { name: 'White' }));
    await expect(onDotShow).toHaveBeenLastCalledWith(1);
    canvas.getByRole('link', { name: 'White' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Red and green' })).toHaveFocus();
    await expect(onDotShow).toHaveBeenLastCalledWith(2);
  },
};

/** A single, sold-out colour: the label says so, the picture fades. */
export const SoldOut: Story = {
  args: {
    choices: [
      {
        href: '#blue',
        label: 'Blue, sold out',
        picture: pictureOf('#2b4a9b'),
        isCurrent: true,
        isSoldOut: true,
      },
    ],
  },
};

/** Many colours with long names. */
export const LongContent: Story = {
  args: {
    label: 'Farbkombination',
    choices: Array.from({ length: 9 }, (_, index) => ({
      href: `#${index}`,
      label: `Schwarzblaugraumeliert mit neongelben Reflexstreifen ${index + 1}`,
      picture: pictureOf(`hsl(${index * 40} 60% 40%)`),
      isCurrent: index === 0,
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
