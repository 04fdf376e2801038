import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { popupOpener } from '../popup/popupOpener.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  tags: ['ready'],
  args: {
    id: 'delivery',
    label: 'Delivery',
    children: (
      <p>
        Order before 9 pm and it leaves today. <a href="#delivery-costs">What delivery costs</a>
      </p>
    ),
  },
  parameters: {
    needs: ['tell a little more', 'a flyout under a button', 'details without leaving the page'],
  },
  render: (args) => (
    <div style={{ minBlockSize: 260 }}>
      <Button variant="secondary" {...popupOpener(args.id)}>
        When does it arrive?
      </Button>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  const opener = page.getByRole('button', { name: 'When does it arrive?' });
  await userEvent.click(opener);
  const popover = await page.findByRole('dialog');
  await waitFor(() => expect(popover).toHaveFocus());
  return { page, opener, popover };
};

/** Its button opens it and focus moves in; Tab reaches what is inside, Escape returns. */
export const Default: Story = {};

export const OpenedAndClosed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { page, opener, popover } = await open(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'What delivery costs' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(popover).not.toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

export const Playground: Story = { args: { side: 'below', align: 'start', closeLabel: 'Close' } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { opener, popover } = await open(canvasElement);
    // It is anchored below its button.
    await expect(popover.getBoundingClientRect().top).toBeGreaterThan(opener.getBoundingClientRect().bottom);
  },
};

/** For longer content: a close button, which also works by touch. */
export const WithCross: Story = {
  args: { closeLabel: 'Close' },
  play: async ({ canvasElement }) => {
    const { page, opener, popover } = await open(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(popover).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await waitFor(() => expect(popover).toBeVisible());
  },
};

/** A press outside closes it and still does its own job. */
export const PressOutside: Story = {
  render: (args) => (
    <div style={{ minBlockSize: 260 }}>
      <Checkbox label="Gift wrap" />
      <Button variant="secondary" {...popupOpener(args.id)}>
        When does it arrive?
      </Button>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { page, popover } = await open(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: 'Gift wrap' }));
    await expect(popover).not.toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Gift wrap' })).toBeChecked();
  },
};

/** When focus moves behind it, it closes, because it would cover the focused element. */
export const FocusLeaves: Story = {
  args: { children: 'Nothing to reach in here.' },
  render: (args) => (
    <div style={{ minBlockSize: 260 }}>
      <Button variant="secondary" {...popupOpener(args.id)}>
        When does it arrive?
      </Button>
      <Popover {...args} />
      <Button variant="quiet">Add to bag</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { page, popover } = await open(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Add to bag' })).toHaveFocus();
    await expect(popover).not.toBeVisible();
  },
};

/** Without space below or at the end, it flips to the other sides and stays in the window. */
export const NoRoom: Story = {
  render: (args) => (
    <div style={{ minBlockSize: '80vh', display: 'grid', placeItems: 'end' }}>
      <Button variant="secondary" {...popupOpener(args.id)}>
        When does it arrive?
      </Button>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { popover } = await open(canvasElement);
    const { left, right, top, bottom } = popover.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongContent: Story = {
  args: {
    label: 'Lieferzeitberechnungsgrundlagen',
    closeLabel: 'Schließen',
    children: 'Versandkostenfreibetragsüberschreitung und Paketzustellungsbenachrichtigung. '.repeat(16),
  },
};

export const LongContentOpened: Story = {
  ...LongContent,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { popover } = await open(canvasElement);
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
    await expect(popover.getBoundingClientRect().height).toBeLessThanOrEqual(482);
  },
};

/** Right to left: it is aligned with the right edge of its button. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ minBlockSize: 260 }}>
      <Button variant="secondary" {...popupOpener(args.id)}>
        When does it arrive?
      </Button>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { opener, popover } = await open(canvasElement);
    await expect(
      Math.abs(opener.getBoundingClientRect().right - popover.getBoundingClientRect().right),
    ).toBeLessThan(1);
  },
};
