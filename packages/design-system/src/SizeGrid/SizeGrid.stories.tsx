import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { SizeGrid } from './SizeGrid.tsx';

const meta = {
  title: 'Components/Fields/SizeGrid',
  component: SizeGrid,
  tags: ['ready'],
  parameters: { needs: ['choose a size', 'show what is sold out', 'filter by size'] },
  args: {
    legend: 'Size (UK)',
    soldOutLabel: 'sold out',
    lowLabel: 'few left',
    sizes: ['6', '6.5', '7', '7.5', '8', '8.5', '9'].map((label) => ({
      value: label,
      label,
      isSoldOut: label === '6',
      isLow: label === '7.5',
    })),
    action: (
      <Link variant="strong" href="#sizes">
        Size guide
      </Link>
    ),
    onSizesChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys choose; sold-out sizes can be chosen to request an alert. */
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
    const soldOut = canvas.getByRole('radio', { name: '6, sold out' });
    soldOut.focus();
    await expect(soldOut).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSizesChange).toHaveBeenLastCalledWith(['6.5']);
    await expect(canvas.getByRole('radio', { name: /^7.5\s*, few left/ })).toBeVisible();
  },
};
/** All props, to try out. */
export const Playground: Story = { args: { defaultChosen: ['8'] } };

/** As a filter: several choices, smaller. */
export const Multiple: Story = {
  args: { isMultiple: true, isDense: true, chosen: ['7'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('8'));
    await expect(args.onSizesChange).toHaveBeenLastCalledWith(['7', '8']);
  },
};
/** Several choices, uncontrolled. */
export const MultipleUncontrolled: Story = {
  args: { isMultiple: true, defaultChosen: ['6.5'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('9'));
    await expect(args.onSizesChange).toHaveBeenLastCalledWith(['6.5', '9']);
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a size', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose a size');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toBeDisabled();
    await expect(first?.closest('label')).toHaveStyle({ cursor: 'not-allowed', fontWeight: '400' });
  },
};

/** Everything is sold out: each size can still be chosen to request an alert. */
export const SoldOut: Story = {
  args: {
    sizes: ['S', 'M', 'L'].map((label) => ({ value: label, label, isSoldOut: true })),
    defaultChosen: ['M'],
  },
};

/** A long name takes two columns. */
export const LongContent: Story = {
  args: {
    legend: 'Größe (EU)',
    sizes: ['Einheitsgröße', 'XS', 'S', '3XL-Überlänge', '40,5'].map((label) => ({ value: label, label })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const words = canvas.getByText('Einheitsgröße');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(
      words.parentElement?.getBoundingClientRect().width ?? 0,
    );
  },
};
