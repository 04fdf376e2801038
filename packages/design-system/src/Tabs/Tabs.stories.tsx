import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  tags: ['ready'],
  args: {
    label: 'About Tempo 4',
    onChange: fn(),
    tabs: [
      { value: 'fit', label: 'Fit', panel: <p>Runs true to size. Roomy at the toes.</p> },
      { value: 'materials', label: 'Materials', panel: <p>Upper of recycled polyester, sole of rubber.</p> },
      { value: 'care', label: 'Care', panel: <p>Brush off dry mud. Never in the machine.</p> },
    ],
  },
  parameters: { needs: ['switch between parts of one subject', 'panels in one place'] },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name });
/** The arrow keys that lead to the next and the previous tab in the direction of the page. */
const arrows = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement).direction === 'rtl'
    ? { next: 'ArrowLeft', previous: 'ArrowRight' }
    : { next: 'ArrowRight', previous: 'ArrowLeft' };
const panel = (canvasElement: HTMLElement) => within(canvasElement).getByRole('tabpanel');

/** One Tab stop; arrow keys move and choose, Home and End go to the ends; Tab moves on into the panel. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { next, previous } = arrows(canvasElement);
    await userEvent.tab();
    await expect(tab(canvasElement, 'Fit')).toHaveFocus();
    await userEvent.keyboard(`{${next}}`);
    await expect(tab(canvasElement, 'Materials')).toHaveFocus();
    await expect(tab(canvasElement, 'Materials')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(canvasElement)).toHaveAccessibleName('Materials');
    await userEvent.keyboard('{End}');
    await expect(panel(canvasElement)).toHaveTextContent('Brush off');
    await userEvent.keyboard(`{${next}}`);
    await expect(tab(canvasElement, 'Fit')).toHaveFocus();
    await userEvent.keyboard(`{${previous}}{Home}`);
    await expect(args.onChange).toHaveBeenLastCalledWith('fit');
    await userEvent.tab();
    await expect(panel(canvasElement)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab(canvasElement, 'Fit')).toHaveFocus();
  },
};

export const Playground: Story = { args: { defaultValue: 'materials' } };

/** For panels that are fetched: arrow keys only move focus, Enter or Space chooses. */
export const ManualActivation: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(`{${arrows(canvasElement).next}}`);
    await expect(tab(canvasElement, 'Materials')).toHaveFocus();
    await expect(panel(canvasElement)).toHaveAccessibleName('Fit');
    await userEvent.keyboard('{Enter}');
    await expect(panel(canvasElement)).toHaveAccessibleName('Materials');
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab(canvasElement, 'Materials')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(tab(canvasElement, 'Care')).toHaveFocus();
  },
};

/** Right to left, the arrow keys are reversed. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(canvasElement, 'Materials')).toHaveFocus();
  },
};

/** A disabled tab can be focused, so that shoppers know about it, but not chosen. */
export const Disabled: Story = {
  args: {
    tabs: [
      { value: 'fit', label: 'Fit', panel: 'Runs true to size.' },
      { value: 'reviews', label: 'Reviews', panel: 'None yet.', isDisabled: true },
    ],
  },
};

export const DisabledPressed: Story = {
  ...Disabled,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(`{${arrows(canvasElement).next}}`);
    await expect(tab(canvasElement, 'Reviews')).toHaveFocus();
    await expect(panel(canvasElement)).toHaveAccessibleName('Fit');
    await userEvent.click(tab(canvasElement, 'Reviews'));
    await expect(panel(canvasElement)).toHaveAccessibleName('Fit');
  },
};

/** Too many tabs for a phone: the row scrolls to the chosen one, the page does not. */
export const LongContent: Story = {
  args: {
    label: 'Produktinformationen',
    defaultValue: 'Nachhaltigkeitsbewertung',
    tabs: [
      'Größenberatung',
      'Materialzusammensetzung',
      'Pflegehinweise',
      'Nachhaltigkeitsbewertung',
      'Versandkostenübersicht',
    ].map((label) => ({ value: label, label, panel: `${label}: `.repeat(12) })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    const chosen = tab(canvasElement, 'Nachhaltigkeitsbewertung').getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left - 1);
    await expect(chosen.right).toBeLessThanOrEqual(row.right + 1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
