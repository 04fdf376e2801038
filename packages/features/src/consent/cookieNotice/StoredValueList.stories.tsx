import type { Meta, StoryObj } from '@storybook/react-vite';
import { basketStorage } from '../../cart/basket/index.ts';
import { StoredValueList } from './StoredValueList.tsx';

const meta = {
  title: 'Features/Consent and privacy/Cookie notice',
  component: StoredValueList,
  args: { values: basketStorage },
} satisfies Meta<typeof StoredValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the basket stores. */
export const Default: Story = {};
