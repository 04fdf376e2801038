import { HeaderBand } from '@touchline/design-system/Header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fixedNow, testPorts } from '../../platform/ports/testPorts.ts';
import { delivery, returns, sale } from './UspBar.fixtures.ts';
import { UspBar } from './UspBar.tsx';
import { UspStore } from './UspStore.ts';

const storeOf = (...items: ConstructorParameters<typeof UspStore>[1]) => new UspStore(testPorts(), items);

const meta = {
  title: 'Features/Header and footer/USP bar',
  component: UspBar,
  parameters: { layout: 'fullscreen' },
  args: { store: storeOf(delivery, returns, sale), clock: () => fixedNow.getTime() },
  render: (args) => <HeaderBand start={<UspBar {...args} />} />,
} satisfies Meta<typeof UspBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first of several messages: a link, and the button that stops them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole('link', { name: delivery.title })).toHaveAttribute(
      'href',
      '/gb/help/delivery',
    );
    await expect(bar.getByRole('button', { name: 'Stop the messages' })).toBeVisible();
    const message = canvasElement.querySelector('[data-usp]') ?? canvasElement;
    await expect(getComputedStyle(message).getPropertyValue('--entering')).not.toBe('');
  },
};

/** A message with a countdown. */
export const WithATimer: Story = {
  args: { store: storeOf(sale) },
  parameters: { requirements: ['A2.68', 'A3.47'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 d 2 h')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Black week ends in');
  },
};

/** Where the content is not in the shop's language, each keeps its own direction: the time stands behind the words. */
export const ContentNotTranslated: Story = {
  tags: ['!autodocs'],
  args: { store: storeOf(sale) },
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    const message = canvasElement.querySelector('[data-usp]') ?? canvasElement;
    const left = await waitFor(() => {
      const time = message.querySelector('bdi');
      if (!time?.textContent) throw new Error('There is no time yet.');
      return time.getBoundingClientRect();
    });
    await expect(Math.round(left.right)).toBe(Math.round(message.getBoundingClientRect().right));
  },
};

/** On a phone each message takes two seconds to come in. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['A9.19'] },
  play: async ({ canvasElement }) => {
    const message = canvasElement.querySelector('[data-usp]') ?? canvasElement;
    await expect(getComputedStyle(message).getPropertyValue('--entering')).toBe('2000ms');
  },
};

/** The messages take turns, until they are stopped. Which one is shown then is chance, so there is no picture. */
export const TakesTurns: Story = {
  tags: ['!autodocs'],
  args: { store: storeOf(delivery, returns), interval: 60 },
  parameters: { requirements: ['A2.66', 'A4.93'], chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await waitFor(() => expect(bar.getByRole('button', { name: returns.title })).toBeVisible());
    const stop = bar.getByRole('button', { name: 'Stop the messages' });
    stop.focus();
    const { textContent } = canvasElement;
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(canvasElement.textContent).toBe(textContent);
  },
};

/** A message opens its pop-up with the way on. */
export const OpensAPopup: Story = {
  tags: ['!autodocs'],
  args: { store: storeOf(returns) },
  parameters: { requirements: ['A2.67', 'A3.46'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: returns.title }));
    const dialog = within(await screen.findByRole('dialog', { name: returns.overlayTitle }));
    await waitFor(() => expect(dialog.getByText(returns.content)).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'How returns work' })).toHaveAttribute(
      'href',
      '/gb/help/returns',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
