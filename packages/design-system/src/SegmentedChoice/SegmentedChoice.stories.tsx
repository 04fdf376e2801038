import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoreIcon, TruckIcon } from '../Icon/icons.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const meta = {
  title: 'Components/Fields/SegmentedChoice',
  component: SegmentedChoice,
  tags: ['ready'],
  parameters: {
    needs: ['switch between two views', 'choose one of two to five short answers', 'choose a size system'],
  },
  args: {
    legend: 'Sizes in',
    defaultValue: 'uk',
    onValueChange: fn(),
    segments: [
      { value: 'uk', label: 'UK' },
      { value: 'eu', label: 'EU' },
      { value: 'us', label: 'US' },
    ],
  },
} satisfies Meta<typeof SegmentedChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop; arrow keys move and choose, wrapping at the ends. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sizes in' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'UK' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('eu');
    await expect(canvas.getByRole('radio', { name: 'EU' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'UK' })).not.toHaveFocus();
  },
};

/** All props, to try out. */
export const Playground: Story = { args: { hint: 'Shoes only' } };

/** Fills the column with segments of equal width. */
export const Wide: Story = {
  args: {
    legend: 'How to get it',
    isLegendHidden: true,
    isWide: true,
    defaultValue: 'delivery',
    segments: [
      { value: 'delivery', label: 'Delivery', icon: <TruckIcon size={20} /> },
      { value: 'collect', label: 'Collect', icon: <StoreIcon size={20} /> },
    ],
  },
  play: async ({ args, canvas }) => {
    const cells = canvas.getAllByRole('radio').map((radio) => radio.parentElement?.getBoundingClientRect());
    await expect(Math.abs((cells[0]?.width ?? 0) - (cells[1]?.width ?? 0))).toBeLessThan(4);
    await userEvent.click(canvas.getByText('Collect'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('collect');
  },
};

export const PartlyDisabled: Story = {
  args: {
    segments: [
      { value: 'uk', label: 'UK' },
      { value: 'eu', label: 'EU' },
      { value: 'kr', label: 'KR', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'UK' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { error: 'Choose a size system', defaultValue: undefined } };

/** Number of lines that an element's text takes. */
function linesOf(element: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set([...words.getClientRects()].map(({ top }) => top)).size;
}

/** In a narrow column the segments wrap; each stays a touch target. */
export const LongContent: Story = {
  args: {
    legend: 'Zustellungsart',
    isWide: true,
    defaultValue: 'a',
    segments: [
      { value: 'a', label: 'Haustürzustellung' },
      { value: 'b', label: 'Filialabholung' },
      { value: 'c', label: 'Packstationszustellung' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    for (const { label } of args.segments) await expect(linesOf(canvas.getByText(String(label)))).toBe(1);
  },
};

/** At twice the text size words stay whole: the segments are below each other. */
export const LargeText: Story = {
  args: {
    isWide: true,
    defaultValue: 'a',
    segments: [
      { value: 'a', label: 'Zustellung' },
      { value: 'b', label: 'Abholung' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 328, zoom: 2, maxInlineSize: 164 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const [first, second] = [canvas.getByText('Zustellung'), canvas.getByText('Abholung')];
    await expect([linesOf(first), linesOf(second)]).toEqual([1, 1]);
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
  },
};
