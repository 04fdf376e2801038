import * as calls from '@touchline/contract/personalisedProduct/endpoints';
import type { FieldProblem } from './PersonaliseStore.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { picture } from '../productCard/ProductCard.fixtures.ts';
import { PersonaliseFields } from './PersonaliseFields.tsx';
import { jersey } from './PersonalisedProduct.fixtures.ts';
import { PersonaliseStore } from './PersonaliseStore.ts';

function storeOf(options: Record<string, string> = {}, problems: Record<string, FieldProblem> = {}) {
  const ports = testPorts();
  ports.server.on(calls.checkPersonalisation, {
    answer: {
      results: [{ key: 'pName', value: 'sh1t', valid: false, matchedFilter: 'profanity' }],
      price: 6,
    },
  });
  return Object.assign(new PersonaliseStore(ports, jersey(options)), { problems });
}

const meta = {
  title: 'Features/Product/Personalisation',
  component: PersonaliseFields,
  args: { store: storeOf(), name: 'Match Jersey', picture: picture('RR4101', 'side', '') },
} satisfies Meta<typeof PersonaliseFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is filled in: the price of each field, and that it cannot be returned. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('group', { name: /Make it yours/ })).toBeVisible();
    await expect(part.getByText(/cannot be returned/)).toBeVisible();
    await expect(part.queryByRole('img')).toBeNull();
  },
};

/** Filled in: the picture shows it, and the price is what it adds. */
export const Ready: Story = {
  args: { store: storeOf({ pName: 'Maya', pNumber: '10', badges: 'captain' }) },
  parameters: { requirements: ['A3.74'] },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('img', { name: 'Match Jersey with Maya, 10, Captain' })).toBeVisible();
    await expect(part.getByText('£18 more for this.')).toBeVisible();
  },
};

/** Typed by keyboard: the picture follows. */
export const TypedByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { store: storeOf() },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.tab();
    await expect(part.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Maya{Tab}10');
    await expect(part.getByRole('img', { name: 'Match Jersey with Maya, 10' })).toBeVisible();
  },
};

/** Every reason to refuse a field, beside it; nothing that was typed is lost. */
export const Invalid: Story = {
  args: {
    store: storeOf(
      { pName: 'sh1t', pNumber: '1O', badges: 'captain' },
      { pName: 'profanity', pNumber: 'characters', badges: 'unknown' },
    ),
  },
  parameters: { requirements: ['A3.71'] },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('sh1t');
    await expect(name).toHaveAccessibleDescription(/We do not print this/);
  },
};

/** The longest name: set narrower, so that it stays on the product. */
export const LongContent: Story = {
  args: { store: storeOf({ pName: 'Papadopoulos', pNumber: '88' }), name: 'Match Jersey' },
  globals: { language: 'de' },
};
