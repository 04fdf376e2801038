import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { componentList } from '../blocks/componentList.ts';
import { FindAComponent } from './FindAComponent.tsx';

const meta = {
  title: 'Start/Find a component',
  component: FindAComponent,
  // The list changes with every component, so it has no picture; the one of Status shows the same design.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof FindAComponent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every component, before a search. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(componentList.length);
  },
};

/** By keyboard: type, hear the number of results, go to the first. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'What do you need?' })).toHaveFocus();
    await userEvent.keyboard('do something on page');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 component');
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Button' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', './?path=/docs/components-actions-button--docs');
  },
};

/** No results: a message says so, and the search can be changed. */
export const FindsNothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'teleport');
    await expect(canvas.getByRole('status')).toHaveTextContent('No component answers that');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
