import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brokenPicture, pictureOf } from '../testing/pictures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Components/Product/Picture',
  component: Picture,
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

export const Default: Story = {};
export const Playground: Story = { args: { ratio: 'square', isPriority: true } };

/** A photograph has a ground of its own: no tile shows beside it. */
export const Photograph: Story = {
  args: { view: { ...pictureOf('#2b4a9b'), isPhotograph: true }, ratio: 'wide' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-ratio]');
    if (!frame) throw new Error('There is no picture.');
    await expect(getComputedStyle(frame).backgroundImage).toBe('none');
  },
};

/** A view that cannot be loaded gives way to the primary one. */
export const FailedFirstView: Story = {
  args: { view: brokenPicture, primary: pictureOf('#d9ff2e') },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', args.primary?.src));
  },
};

/** And where that cannot be loaded either, a mark keeps the place and the words. */
export const Failed: Story = {
  args: { view: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('img', { name: 'Tempo 4 from the side' })).toBeVisible();
  },
};

/** The second view comes with the pointer; one that cannot be loaded leaves the first in place. */
export const FailedHoverView: Story = {
  args: { hover: brokenPicture },
  play: async ({ args, canvasElement }) => {
    const image = canvasElement.querySelector('img');
    if (image) await userEvent.hover(image);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', args.view?.src);
  },
};

export const Empty: Story = { args: { view: undefined } };
