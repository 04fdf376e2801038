import * as calls from '@touchline/contract/review/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { WriteReview } from './WriteReview.tsx';
import { filled, ownReview, writing } from './Reviews.fixtures.ts';

const meta = {
  title: 'Features/Product/Review form',
  component: WriteReview,
  args: {
    ...{ store: writing(), name: 'Tempo 4', path: '/tempo-4/RR4101.html' },
    action: '/write-review?product=RR4101',
  },
} satisfies Meta<typeof WriteReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the browser loads it. */
export const Loading: Story = { args: { store: writing({ status: { kind: 'loading' } }) } };

/** The first review of the product. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /How many stars/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete review' })).toBeNull();
  },
};

/** A shop that takes no photos. */
export const Partial: Story = {
  args: { store: writing({ takesPhotos: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: /Photos/ })).toBeNull();
  },
};

/** Sent empty: every field says what is missing, and the summary leads there. */
export const Invalid: Story = {
  args: { store: writing({ attempt: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Your review/ })).toHaveAccessibleDescription(
      /Fill this in/,
    );
  },
};

/** A word that the shop does not publish: nothing that was typed is lost. */
export const InvalidBlockedWord: Story = {
  args: {
    store: writing({ values: filled, attempt: 1, refusal: { field: 'text', problem: 'blocked' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Your review/ })).toHaveValue(filled.text);
  },
};

/** A link in the title. */
export const InvalidContact: Story = {
  args: {
    store: writing({ values: filled, attempt: 1, refusal: { field: 'title', problem: 'contact' } }),
  },
};

/** A file that is no photo. */
export const InvalidPhoto: Story = {
  args: {
    store: writing({ values: filled, attempt: 1, refusal: { field: 'photos', problem: 'photo' } }),
  },
};

/** While it is sent. */
export const Submitting: Story = {
  args: { store: writing({ values: filled, status: { kind: 'sending' } }) },
};

/** Sent: the shop reads it first. */
export const Succeeded: Story = {
  args: { store: writing({ values: filled, status: { kind: 'sent' }, review: ownReview() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your review is being checked');
  },
};

/** Not sent, because the network is away: what was written stays. */
export const Offline: Story = {
  args: { store: writing({ values: filled, status: { kind: 'notSent', reason: 'offline' } }) },
};

/** Not sent, because the back end is away. */
export const FailedToSend: Story = {
  args: { store: writing({ values: filled, status: { kind: 'notSent', reason: 'unavailable' } }) },
};

/** Too many reviews in a short time. */
export const FailedTooMany: Story = {
  args: { store: writing({ values: filled, status: { kind: 'tooMany', seconds: 600 } }) },
};

/** The photos are too large together. */
export const FailedTooLarge: Story = {
  args: { store: writing({ values: filled, status: { kind: 'tooLarge' } }) },
};

/** The form did not load. */
export const Failed: Story = {
  args: { store: writing({ status: { kind: 'failed', reason: 'unavailable' } }) },
};

/** The link is over. */
export const FailedGone: Story = { args: { store: writing({ status: { kind: 'gone' } }), name: undefined } };

/** The session ended meanwhile. */
export const SignedOut: Story = { args: { store: writing({ status: { kind: 'signedOut' } }) } };

/** Own review that the shop has not read yet, with its photos. */
export const Ready: Story = {
  args: {
    store: writing({ values: filled, review: ownReview() }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your review is being checked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete review' })).toBeVisible();
  },
};

/** Own review that everybody sees. */
export const ReadyPublished: Story = {
  args: { store: writing({ values: filled, review: ownReview({ state: 'published' }) }) },
};

/** Own review that was refused, with the reason. */
export const ReadyRefused: Story = {
  args: {
    store: writing({ values: filled, review: ownReview({ state: 'refused', refusal: 'advertising' }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It advertises something/)).toBeVisible();
  },
};

/** Deleted. */
export const SucceededDeleted: Story = { args: { store: writing({ status: { kind: 'deleted' } }) } };

/** Written and sent by keyboard alone. */
export const WrittenByKeyboard: Story = {
  tags: ['!autodocs'],
  args: {
    store: (() => {
      const ports = testPorts();
      ports.server.on(calls.writeReview, { answer: ownReview() });
      return writing({}, ports);
    })(),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: '3 stars, fair' }).focus();
    await userEvent.keyboard(' {ArrowRight}{Tab}Light and quick{Tab}');
    await userEvent.keyboard(`${filled.text}{Tab}Trail runner`);
    canvas.getByRole('button', { name: 'Send review' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Your review is being checked')).toBeVisible();
  },
};

/** Long German words in every field. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänslaufschuh Tempo 4',
    store: writing({
      values: { ...filled, text: 'Sehr bequem. '.repeat(300) },
      attempt: 1,
      review: ownReview({ state: 'refused', refusal: 'personalData' }),
    }),
  },
};
