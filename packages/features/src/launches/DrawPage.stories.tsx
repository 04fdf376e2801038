import type { PublishedDraw } from '@touchline/contract/launch/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { testPorts } from '../platform/ports/testPorts.ts';
import { DrawPage } from './DrawPage.tsx';
import { DrawStore, type DrawStatus } from './DrawStore.ts';
import { drawOf, publishedDraw } from './Launches.fixtures.ts';

const statusOnly = (status: DrawStatus): DrawStore =>
  DrawStore.fromSnapshot(testPorts(), { launchId: 'orbit', status });

type Sent = (right: PublishedDraw) => PublishedDraw | 'offline';

/** What is published of a draw, and its check in the browser of whoever wants to know. */
const meta = {
  title: 'Features/Launches/Draw',
  component: DrawPage,
  parameters: { layout: 'fullscreen' },
  args: { store: new DrawStore(testPorts()), onRetry: fn(), fileHref: '/api/launches/orbit/draw' },
  loaders: [
    async ({ parameters }) => {
      const state = parameters['state'] as PublishedDraw['state'] | undefined;
      if (state === undefined) return {};
      const right = await publishedDraw(state);
      const sent = (parameters['sent'] as Sent | undefined)?.(right);
      return { store: drawOf(right, sent) };
    },
  ],
  render: (args, { loaded }) => (
    <main>
      <DrawPage {...args} store={(loaded['store'] as DrawStore | undefined) ?? args.store} />
    </main>
  ),
} satisfies Meta<typeof DrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn: everything is published. */
export const Default: Story = {
  parameters: { state: 'drawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orbit 01: the draw' })).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: 'Check the draw' })).toBeVisible();
  },
};

/** Open: only the digest of the seed, and how many entered. */
export const ReadyOpen: Story = { parameters: { state: 'open' } };

/** Closed: the list is published, the seed is still to come. */
export const ReadyClosed: Story = { parameters: { state: 'closed' } };

export const Loading: Story = {};
/** No draw at this address. */
export const Empty: Story = { args: { store: statusOnly({ kind: 'notFound' }) } };
export const Failed: Story = { args: { store: statusOnly({ kind: 'failed', reason: 'unavailable' }) } };
export const Offline: Story = { args: { store: statusOnly({ kind: 'failed', reason: 'offline' }) } };
/** Long digests and German words on a phone. */
export const LongContent: Story = { parameters: { state: 'drawn' }, globals: { language: 'de' } };

/** Draws again in this browser: everything fits. */
export const ChecksTheDraw: Story = {
  tags: ['!autodocs'],
  parameters: { state: 'drawn' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Check the draw' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('The draw is right')).toBeVisible();
    await expect(page.getByText('The list of 40 entries has the published digest.')).toBeVisible();
  },
};

/** A published winner was changed: the check says so. */
export const FindsAWrongWinner: Story = {
  tags: ['!autodocs'],
  parameters: {
    state: 'drawn',
    sent: ((right) => ({ ...right, winners: right.winners.toReversed() })) satisfies Sent,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Check the draw' }));
    await expect(await page.findByText('Drawing again gives other winners.')).toBeVisible();
  },
};

/** The list does not load. */
export const CannotCheckOffline: Story = {
  tags: ['!autodocs'],
  parameters: { state: 'drawn', sent: (() => 'offline') satisfies Sent },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Check the draw' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('The list did not load');
  },
};

/** Finds an entry by its receipt. */
export const FindsAnEntry: Story = {
  tags: ['!autodocs'],
  parameters: { state: 'drawn' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Receipt' }), 'receipt-3');
    await userEvent.click(page.getByRole('button', { name: 'Find it' }));
    await expect(await page.findByText(/It is in the list|It won/)).toBeVisible();
  },
};
