import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BackEndParity } from './BackEndParity.tsx';

/** Delivery at chk and at the bridge, side by side, from scripted answers. */
const meta = { title: 'Labs/Both back ends', component: BackEndParity } satisfies Meta<typeof BackEndParity>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each act of the shopper goes to other addresses in another form, and ends alike. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('row', { name: /Choose express/ });
    await expect(page.getAllByText('same')).toHaveLength(9);
    await expect(page.getByRole('row', { name: /Show the options/ })).toHaveTextContent('/v2/shipment');
  },
};
