import { getBotChallenge } from '@touchline/contract/payment/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { testPorts } from '../ports/testPorts.ts';
import { BotCheckCallout } from './BotCheckCallout.tsx';
import { BotCheckStore } from './BotCheckStore.ts';

const challenge = { answer: { kind: 'altcha' as const, challenge: '{}' } };

/** A check that the back end asked for; `answer` is its response to the request for a challenge. */
function needed(answer: typeof challenge | 'offline' | 'never' = challenge, solved: boolean = true) {
  const ports = testPorts();
  ports.server.on(getBotChallenge, answer);
  const store = new BotCheckStore(
    ports,
    async () => undefined,
    async () => (solved ? 'a proof' : Promise.reject(new Error('no cryptography'))),
  );
  store.request('form');
  return store;
}

/** The same after the shopper has started it. */
function started(...given: Parameters<typeof needed>) {
  const store = needed(...given);
  void store.prove();
  return store;
}

const meta = {
  title: 'Features/Platform/Bot check',
  component: BotCheckCallout,
  args: { store: needed(), purpose: 'form', about: 'account' },
} satisfies Meta<typeof BotCheckCallout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Many tries came from here: the shopper confirms to be a person, then what was wanted goes on. */
export const Needed: Story = {};

/** Before a payment, after several declined cards. */
export const BeforePayment: Story = { args: { about: 'payment' } };

/** The shopper's computer solves the challenge. */
export const Solving: Story = { args: { store: started('never') } };

/** The challenge did not load. */
export const Offline: Story = { args: { store: started('offline') } };

/** This browser could not solve the challenge. */
export const Unsolved: Story = { args: { store: started(challenge, false) } };

/** Solved: the callout goes. */
export const Solves: Story = {
  args: { store: needed() },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I am a person, go on' }));
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
  },
};
