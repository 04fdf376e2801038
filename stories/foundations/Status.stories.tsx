import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { componentList } from '../blocks/componentList.ts';
import { Status } from './Status.tsx';

const meta = {
  title: 'Start/Status',
  component: Status,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Status>;
export default meta;

/** Draft: may change. Ready: in use and stable. Deprecated: its page names the replacement. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Actions \/ Button ready/ });
    await expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringContaining('--docs'));
    await expect(canvas.getAllByRole('row')).toHaveLength(componentList.length + 1);
  },
};
