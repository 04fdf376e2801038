import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailVerificationStore } from '../account/emailVerification/index.ts';
import { testPorts } from '../platform/ports/testPorts.ts';
import { calendar, draw, launch, launchAt, listOf } from './Launches.fixtures.ts';
import { LaunchListPage } from './LaunchListPage.tsx';
import { LaunchListStore } from './LaunchListStore.ts';
import { LaunchPage } from './LaunchPage.tsx';
import { LaunchStore } from './LaunchStore.ts';

/** The calendar of launches. */
const meta = {
  title: 'Features/Launches/Pages',
  component: LaunchListPage,
  parameters: { layout: 'fullscreen' },
  args: { store: listOf(calendar) },
  render: (args) => (
    <main>
      <LaunchListPage {...args} />
    </main>
  ),
} satisfies Meta<typeof LaunchListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On now, coming up, over. */
export const Default: Story = {
  parameters: { requirements: ['A4.118', 'A4.119', 'A4.120'] },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['On now', 'Coming up', 'Over']);
    await expect(canvas.getByRole('link', { name: 'Derby kit' })).toHaveAttribute(
      'href',
      '/gb/launches/room',
    );
    await expect(canvas.getByRole('link', { name: 'See the result and check it' })).toHaveAttribute(
      'href',
      '/gb/launches/drawn/draw',
    );
  },
};

export const Loading: Story = { args: { store: new LaunchListStore(testPorts()) } };

/** Nothing planned. */
export const Empty: Story = { args: { store: listOf([]) } };

/** One launch only. */
export const Partial: Story = { args: { store: listOf([launch()]) } };

/** A launch without a picture. */
export const PartialWithoutPicture: Story = { args: { store: listOf([launch({ products: [] })]) } };

export const Failed: Story = {
  args: {
    store: LaunchListStore.fromSnapshot(testPorts(), {
      status: { kind: 'failed', reason: 'unavailable' },
      launches: [],
    }),
  },
};

export const Offline: Story = {
  args: {
    store: LaunchListStore.fromSnapshot(testPorts(), {
      status: { kind: 'failed', reason: 'offline' },
      launches: [],
    }),
  },
};

export const LongContent: Story = { globals: { language: 'de' } };

const page = (store: LaunchStore) => () => (
  <main>
    <LaunchPage
      store={store}
      verification={new EmailVerificationStore(testPorts())}
      membershipPath="/account/membership"
    />
  </main>
);

/** The page of one launch. */
export const LaunchReady: Story = { render: page(launchAt({ launch: draw })) };

/** A launch that is loading. */
export const LaunchLoading: Story = { render: page(new LaunchStore(testPorts())) };

/** An address without a launch. */
export const LaunchNotFound: Story = {
  render: page(LaunchStore.fromSnapshot(testPorts(), { status: { kind: 'notFound' } })),
};

/** A launch that did not load. */
export const LaunchFailed: Story = {
  render: page(LaunchStore.fromSnapshot(testPorts(), { status: { kind: 'failed', reason: 'unavailable' } })),
};
