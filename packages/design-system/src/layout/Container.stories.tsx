import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from './Panel.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  tags: ['ready'],
  parameters: {
    layout: 'fullscreen',
    needs: ['keep content off the edges of the page', 'a line length that reads well'],
  },
  args: { children: <Panel>The width of the page</Panel> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Up to 1520 px between the gutters. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Playground: Story = { args: { measure: 'text' } };

/** For reading: 720 px. */
export const Text: Story = { args: { measure: 'text', children: <Panel>Words to read</Panel> } };

/** For a single form: 480 px. */
export const Form: Story = { args: { measure: 'form', children: <Panel>A form</Panel> } };
