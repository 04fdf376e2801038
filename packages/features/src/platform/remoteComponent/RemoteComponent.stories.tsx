import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RemoteComponent } from './RemoteComponent.tsx';

/** A component of another application, in the place of the shop's own. */
const meta = {
  title: 'Features/Platform/Remote component',
  component: RemoteComponent,
  args: {
    ...{ origin: 'https://privacy.example', name: 'story-remote-form', busyLabel: 'Loading the form' },
    facts: { category: 'GDPR' },
    fallback: <p>The form of the shop</p>,
    onFailed: fn(),
    load: () => Promise.resolve(),
  },
} satisfies Meta<typeof RemoteComponent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded: its element is told language, site and facts. */
export const Default: Story = {
  parameters: { requirements: ['A7.55'] },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector(args.name)).not.toBeNull());
    const element = canvasElement.querySelector(args.name);
    await expect(element).toHaveAttribute('category', 'GDPR');
    await expect(element).toHaveAttribute('site-path', 'gb');
    await expect(screen.queryByText('The form of the shop')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await expect(screen.getByRole('status', { name: 'Loading the form' })).toBeVisible();
  },
};

/** It could not be loaded: the shop's own is there. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('away')) },
  parameters: { requirements: ['A7.55'] },
  play: async ({ args }) => {
    await expect(await screen.findByText('The form of the shop')).toBeVisible();
    await expect(args.onFailed).toHaveBeenCalled();
  },
};
