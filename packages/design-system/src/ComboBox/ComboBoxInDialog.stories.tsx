import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { ComboBox } from './ComboBox.tsx';
import { countries } from './ComboBox.fixtures.ts';

function Address() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <LiveRegion />
      <Button onClick={() => setOpen(true)}>Change address</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Address" closeLabel="Close" size="small">
        <ComboBox
          label="Country"
          options={countries}
          openLabel="Show all countries"
          loadingLabel="Looking"
          noneLabel="No country is called that"
          failedLabel="We could not look that up"
          countLabel={(count) => `${count} countries`}
        />
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Components/Fields/ComboBox in a dialog',
  component: Address,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '480px' } }, needs: ['suggest inside a dialog'] },
} satisfies Meta<typeof Address>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Country' });
const ready = () => waitFor(() => expect(field()).toBeVisible());

/** Taller than the dialog, the list is not cut off: its last entry can be seen and pressed. */
const lastIsOnTop = async () => {
  const options = await screen.findAllByRole('option');
  const last = options.at(-1);
  last?.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = last?.getBoundingClientRect() ?? new DOMRect();
  await expect(last?.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
};

/** By pointer: the list stands over the dialog, and a press in it is no press outside. */
export const ByPointer: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Show all countries' }));
    await lastIsOnTop();
    await userEvent.click(screen.getByRole('option', { name: /United Kingdom/ }));
    await expect(field()).toHaveValue('United Kingdom');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** By keyboard: Escape closes the list first, then the dialog. */
export const ByKeyboard: Story = {
  play: async () => {
    await ready();
    field().focus();
    await userEvent.keyboard('ger{ArrowDown}{Enter}');
    await expect(field()).toHaveValue('Germany');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** By touch: a tap opens, a tap takes. */
export const ByTouch: Story = {
  play: async () => {
    await ready();
    await userEvent.pointer({ keys: '[TouchA]', target: field() });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: await screen.findByRole('option', { name: /Spain/ }),
    });
    await expect(field()).toHaveValue('Spain');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
