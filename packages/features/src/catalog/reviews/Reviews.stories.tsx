import * as calls from '@touchline/contract/review/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { Reviews } from './Reviews.tsx';
import { list, noReviews, review, reviewsWith, withReactions } from './Reviews.fixtures.ts';

const meta = {
  title: 'Features/Product/Reviews',
  component: Reviews,
  args: {
    ...{ store: reviewsWith(), path: '/tempo-4/RR4101.html' },
    writePath: '/write-review?product=RR4101',
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the browser loads them for the first time. */
export const Loading: Story = {
  args: { store: reviewsWith('none', { status: { kind: 'loading' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading reviews');
  },
};

/** Average, distribution, and reviews with photos, a reply, and in another language. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: /How shoppers rated it/ }));
    await expect(rows.getByRole('link', { name: /5 stars\s*10/ })).toHaveAttribute(
      'href',
      '/gb/tempo-4/RR4101.html?stars=5#reviews',
    );
    await expect(canvas.getByText('Reply from Touchline')).toBeVisible();
    await expect(canvas.getByText(/خفيف ومريح/)).toHaveAttribute('lang', 'ar');
  },
};

/** Nobody has written yet: an invitation. */
export const Empty: Story = {
  args: { store: reviewsWith(noReviews) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/gb/write-review?product=RR4101',
    );
  },
};

/** Only four stars, of buyers: the row is marked, and the number of reviews is announced. */
export const Partial: Story = {
  args: {
    store: reviewsWith(list({ total: 2, reviews: [review({ rating: 4 })] }), {
      query: { stars: 4, isVerified: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 reviews fit');
    await expect(canvas.getByRole('link', { name: /4 stars\s*5/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** No review fits the filters: all can be shown again. */
export const EmptyFiltered: Story = {
  args: { store: reviewsWith(list({ total: 0, reviews: [] }), { query: { withPhotos: true, stars: 1 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all reviews' })).toHaveAttribute(
      'href',
      '/gb/tempo-4/RR4101.html#reviews',
    );
  },
};

/** The back end is away, and there was nothing before. */
export const Failed: Story = {
  args: { store: reviewsWith('none', { status: { kind: 'failed', reason: 'unavailable' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The reviews did not load');
  },
};

/** Offline while a filter was pressed: what is shown stays. */
export const Offline: Story = {
  args: { store: reviewsWith(list(), { status: { kind: 'failed', reason: 'offline' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline');
    await expect(canvas.getByText('Light and quick')).toBeVisible();
  },
};

/** After a failure a press loads them. */
export const TriesAgain: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const ports = testPorts();
      ports.server.on(calls.getReviews, { answer: list() });
      return reviewsWith('none', { ports, status: { kind: 'failed', reason: 'unavailable' } });
    })(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Light and quick')).toBeVisible();
  },
};

/** Found helpful by keyboard: it is counted and announced, once. */
export const VotesByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { store: reviewsWith(list(), { ports: withReactions() }) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Helpful (12)' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Thank you. Helpful (13)')).toHaveAttribute('role', 'status');
  },
};

/** A vote that the shop did not count can be tried again. */
export const FailedVote: Story = {
  args: { store: Object.assign(reviewsWith(), { reactions: { r1: 'failed', r2: 'tooMany', r3: 'gone' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Helpful (12)' })).toBeVisible();
  },
};

/** A report asks for a reason; then it thanks. */
export const Reports: Story = {
  tags: ['!autodocs'],
  args: { store: reviewsWith(list(), { ports: withReactions() }) },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Report' });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog.getByText('Choose a reason.')).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'It is not genuine' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(canvas.getByText('Thanks, we’ll take a look.')).toBeVisible());
  },
};

/** A photo, large, in a dialog; Escape closes it. */
export const EnlargesAPhoto: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Photo 1 of 2 by Trail runner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 2 by Trail runner' });
    await expect(within(dialog).getByRole('img')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const long = 'Donaudampfschifffahrtsgesellschaftskapitänslaufschuh';

/** Long words and texts, without a break. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    store: reviewsWith(
      list({
        reviews: [
          review({
            ...{ language: 'de', title: `${long} ${long}`.slice(0, 80), nickname: long.slice(0, 30) },
            text: `${long} ${'Sehr bequem, auch nach vierzig Kilometern. '.repeat(30)}${'a'.repeat(200)}`,
          }),
        ],
      }),
    ),
  },
};

/** Arabic: mirrored, and reviews in their own direction. */
export const RightToLeft: Story = { globals: { language: 'ar', direction: 'rtl' } };
