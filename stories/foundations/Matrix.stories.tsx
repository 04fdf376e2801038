import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { MatrixOf, specimensOf, type Specimen } from './MatrixOf.tsx';

/** Every component in both brands, light and dark, side by side, to see the effect of a token change. */
const meta = {
  title: 'Labs/Matrix',
  component: MatrixOf,
  args: { specimens: [] },
  render: (_, { loaded }) => <MatrixOf specimens={(loaded as { specimens: Specimen[] }).specimens} />,
  parameters: {
    // Each component appears four times, with its landmarks and headings, so only colours are checked here.
    a11y: { options: { runOnly: ['color-contrast'] } },
    chromatic: { modes: inModes('rtl-laptop', 'more-contrast-laptop', 'forced-colors-laptop') },
    guard: { missingFiles: [/./] },
  },
} satisfies Meta<typeof MatrixOf>;
export default meta;
type Story = StoryObj<typeof meta>;

const showsAll: NonNullable<Story['play']> = async ({ canvas, loaded }) => {
  const { specimens } = loaded as { specimens: Specimen[] };
  await expect(specimens.length).toBeGreaterThan(0);
  for (const { name } of specimens) await expect(canvas.getAllByRole('heading', { name })[0]).toBeVisible();
};

/** Buttons and other controls for actions. */
export const Actions: Story = {
  loaders: [async () => ({ specimens: await specimensOf('Actions') })],
  play: showsAll,
};

/** Form fields. */
export const Fields: Story = {
  loaders: [async () => ({ specimens: await specimensOf('Fields') })],
  play: showsAll,
};

/** Messages and progress. */
export const Feedback: Story = {
  loaders: [async () => ({ specimens: await specimensOf('Feedback') })],
  play: showsAll,
};

/** Navigation in the shop. */
export const Navigation: Story = {
  loaders: [async () => ({ specimens: await specimensOf('Navigation') })],
  play: showsAll,
};

/** Products, prices, pictures, text. */
export const Content: Story = {
  loaders: [async () => ({ specimens: await specimensOf('Content') })],
  play: showsAll,
};

/** Layout of other components. */
export const Layout: Story = {
  loaders: [async () => ({ specimens: await specimensOf('Layout') })],
  play: showsAll,
};
