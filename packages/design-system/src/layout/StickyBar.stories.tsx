import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  title: 'Components/Layout/StickyBar',
  component: StickyBar,
  tags: ['ready'],
  parameters: {
    layout: 'fullscreen',
    // Position fixed: it needs a frame of its own.
    docs: { story: { inline: false, height: '320px' } },
    needs: ['keep the buy button in view', 'filter and sort on a phone'],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
        <p>The page below the bar.</p>
      </div>
    ),
  ],
  args: { children: <Button isWide>Add to bag</Button> },
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the bottom of the window, above the area that phones reserve. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-edge]');
    await expect(bar?.getBoundingClientRect().bottom).toBe(innerHeight);
  },
};

export const Playground: Story = { args: { edge: 'start' } };

/** At the top of the window. */
export const AtStart: Story = { args: { edge: 'start' } };

function Appearing() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(!isShown)}>Scroll past the button</Button>
      <StickyBar isShown={isShown}>
        <Button isWide>Add to bag</Button>
      </StickyBar>
    </>
  );
}

/** A hidden bar is out of the tab order; it appears when needed. */
export const Appears: Story = {
  render: () => <Appearing />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'Add to bag' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible());
  },
};

/** Price, size and one button on a phone. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        <span>130,00 €, Größe 42,5</span>
        <Button isWide>In den Warenkorb legen</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
