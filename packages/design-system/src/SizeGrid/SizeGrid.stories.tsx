import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { SizeGrid } from './SizeGrid.tsx';

const meta = {
  title: 'Components/Product/SizeGrid',
  component: SizeGrid,
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

/** Arrow keys choose; what is sold out can still be reached, to ask for an alert. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const soldOut = page.getByRole('radio', { name: /^6\s*, sold out/ });
    soldOut.focus();
    await expect(soldOut).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSizesChange).toHaveBeenLastCalledWith(['6.5']);
    await expect(page.getByRole('radio', { name: /^7.5\s*, few left/ })).toBeVisible();
  },
};
export const Playground: Story = { args: { defaultChosen: ['8'] } };

/** As a filter: several at once, smaller. */
export const Multiple: Story = {
  args: { isMultiple: true, isDense: true, chosen: ['7'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('8'));
    await expect(args.onSizesChange).toHaveBeenLastCalledWith(['7', '8']);
  },
};
export const Invalid: Story = { args: { error: 'Choose a size' } };
