import * as calls from '@touchline/contract/personalisation/endpoints';
import type { EngineResponse } from '@touchline/contract/personalisation/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { PersonalBanner } from './PersonalBanner.tsx';
import { decision, visit } from './Personalisation.fixtures.ts';
import { PersonalisationStore } from './PersonalisationStore.ts';

function storeOf(answer?: EngineResponse | 'offline') {
  const ports = testPorts();
  if (answer) ports.server.on(calls.decidePersonalisation, answer === 'offline' ? answer : { answer });
  ports.server.on(calls.recordImpressions, { answer: { recorded: true } });
  const store = new PersonalisationStore(ports, { isAllowed: () => true, person: () => '', sitePath: 'gb' });
  if (answer) void store.decide(visit());
  return store;
}

/** A store that stays as it is. */
function masked() {
  const store = storeOf();
  store.isMasked = true;
  return store;
}

const meta = {
  title: 'Features/Content/Personal banner',
  component: PersonalBanner,
  args: { store: storeOf() },
} satisfies Meta<typeof PersonalBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is decided for this visitor: what is new. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('link', { name: 'Show what is new' })).toHaveAttribute('href', '/gb/new');
  },
};

/** Hidden while the engine decides: the place has its size, and nothing in it can be read or focused. */
export const Loading: Story = {
  args: { store: masked() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByRole('region', { name: 'For you' })).toBeInTheDocument();
  },
};

/** The engine has decided. */
export const Ready: Story = {
  args: { store: storeOf(decision()) },
  parameters: { requirements: ['A3.83'] },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(await part.findByRole('heading', { name: 'Your bag is waiting' })).toBeVisible();
    await expect(part.getByRole('link', { name: 'Open the bag' })).toHaveAttribute('href', '/gb/cart');
  },
};

/** By keyboard: its link. */
export const ByKeyboard: Story = {
  args: { store: storeOf(decision()) },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Open the bag' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** The engine answered an error: the usual content. */
export const FailedWithAnError: Story = {
  args: { store: storeOf({ meta: { code: 500 }, data: { responses: [] } }) },
  parameters: { requirements: ['A8.34'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Show what is new' })).toBeVisible();
  },
};

/** The engine was not reached: the usual content. */
export const Offline: Story = { args: { store: storeOf('offline') } };
