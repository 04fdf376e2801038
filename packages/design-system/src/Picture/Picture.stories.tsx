import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../layout/Grid.tsx';
import { brokenPicture, pictureOf } from '../testing/pictures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Components/Content/Picture',
  component: Picture,
  tags: ['ready'],
  parameters: {
    needs: [
      'show a picture of known size',
      'show a second view on hover',
      'keep the place of a missing picture',
    ],
  },
  args: { view: pictureOf('#2b4a9b'), alt: 'Tempo 4 from the side', sizes: '320px' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole product on its lit background, in the shape of cards. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Tempo 4 from the side' });
    await expect(image).toHaveAttribute('width', '800');
    const tile = canvasElement.querySelector<HTMLElement>('[data-ratio]');
    await expect(tile && Math.round((tile.offsetWidth / tile.offsetHeight) * 100)).toBe(80);
  },
};
export const Playground: Story = { tags: ['!test'], args: { ratio: 'square', isPriority: true } };

/** A photograph is not lit: its white, and the space around it, have the colour of the tile. */
export const Photograph: Story = {
  args: { view: { ...pictureOf('#2b4a9b'), isPhotograph: true }, ratio: 'wide' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-ratio]');
    if (!frame) throw new Error('There is no picture.');
    const { backgroundImage, backgroundColor } = getComputedStyle(frame);
    await expect(backgroundImage).toBe('none');
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const image = canvasElement.querySelector('img');
    await expect(image && getComputedStyle(image).mixBlendMode).toBe('multiply');
  },
};

/** The primary view replaces a view that cannot be loaded. */
export const FailedFirstView: Story = {
  args: { view: brokenPicture, primary: pictureOf('#d9ff2e') },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', args.primary?.src));
  },
};

/** If the primary view cannot be loaded either, a placeholder keeps the space and the alternative text. */
export const Failed: Story = {
  args: { view: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name: 'Tempo 4 from the side' })).toBeVisible();
  },
};

/** The second view shows on hover; if it cannot be loaded, the first stays. */
export const HoverViewMissing: Story = {
  args: { hover: brokenPicture },
  play: async ({ args, canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (image) await userEvent.hover(image);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', args.view?.src);
  },
};

/** The second view loads on hover; keyboard and touch users miss no information. */
export const Hovered: Story = {
  args: { hover: pictureOf('#c3102f') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    const image = canvasElement.querySelector('img');
    if (image) await userEvent.hover(image);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
  },
};

/** The four aspect ratios. `natural` keeps that of the file. */
export const Ratios: Story = {
  render: (args) => (
    <Grid columns="tiles">
      {(['portrait', 'square', 'wide', 'natural'] as const).map((ratio) => (
        <li key={ratio}>
          <Picture {...args} ratio={ratio} alt={ratio} />
        </li>
      ))}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 'min(760px, 90vw)' }}>{Story()}</div>],
};

/** Fills the tile, for pictures of people and places. */
export const Cover: Story = { args: { fit: 'cover', ratio: 'wide', hasTile: false } };

/** Small, for basket lines, with the corners of small pictures. */
export const Small: Story = {
  args: { corners: 'picture', sizes: '72px' },
  decorators: [(Story) => <div style={{ inlineSize: 72 }}>{Story()}</div>],
};

/** Decoration next to text with the same content: screen readers skip it. */
export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** No file at all. */
export const Empty: Story = { args: { view: undefined } };
