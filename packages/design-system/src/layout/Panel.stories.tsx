import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Panel } from './Panel.tsx';

const summary = (
  <>
    <Heading level={2} variant="head">
      Summary
    </Heading>
    <p>2 things, £260.00</p>
    <Button isWide>Go to checkout</Button>
  </>
);

const meta = {
  title: 'Components/Layout/Panel',
  component: Panel,
  tags: ['ready'],
  parameters: { needs: ['a box on the page', 'order summary', 'set a part apart'] },
  args: { children: summary },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the tile colour, without a shadow. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      getComputedStyle(canvasElement.querySelector('[data-variant]') ?? canvasElement).boxShadow,
    ).toBe('none');
  },
};

export const Playground: Story = { args: { variant: 'outlined' } };

/** With a border, for several side by side. */
export const Outlined: Story = { args: { variant: 'outlined' } };

/** Stays in view on a desktop, next to longer content. */
export const Sticky: Story = {
  args: { isSticky: true },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
        gap: 24,
        alignItems: 'start',
      }}
    >
      <div style={{ blockSize: 400 }}>Things in the bag</div>
      <Panel {...args} />
    </div>
  ),
};

export const LongContent: Story = {
  args: { children: <p>Umsatzsteueridentifikationsnummernbestätigung</p> },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Panel {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
