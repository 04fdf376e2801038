import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeaderBand } from '@touchline/design-system/Header';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RemoteHeader } from './RemoteHeader.tsx';

/** What another application says in the band. */
function loadDouble({ name }: { name: string }): Promise<void> {
  if (!customElements.get(name))
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          this.textContent = 'Club season is on';
        }
      },
    );
  return Promise.resolve();
}

/** The band above the header, by another application. */
const meta = {
  title: 'Features/Header and footer/Remote header',
  component: RemoteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    remote: { origin: 'https://header.example', name: 'story-header' },
    fallback: 'Free delivery over £50',
    onFailed: fn(),
    load: loadDouble,
  },
  render: (args) => <HeaderBand start={<RemoteHeader {...args} />} end={[]} />,
} satisfies Meta<typeof RemoteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded: it is told language and site. */
export const Default: Story = {
  parameters: { requirements: ['A2.64'] },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText('Club season is on')).toBeVisible();
    await expect(canvasElement.querySelector('story-header')).toHaveAttribute('site-path', 'gb');
    await expect(screen.queryByText('Free delivery over £50')).not.toBeInTheDocument();
  },
};

/** Until it is there, the shop’s own message stands in the same place. */
export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await expect(screen.getByText('Free delivery over £50')).toBeVisible();
  },
};

/** It could not be loaded: the shop’s own message stays, and the failure is reported. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('away')) },
  parameters: { requirements: ['A2.64'] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalled());
    await expect(screen.getByText('Free delivery over £50')).toBeVisible();
  },
};
