import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { Drawer } from '@touchline/design-system/Drawer';
import { InfoIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { Stack } from '@touchline/design-system/layout';
import { Menu, MenuButton, MenuItem } from '@touchline/design-system/Menu';
import { Popover, popupOpener } from '@touchline/design-system/Popover';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import { Tooltip, tooltipTarget } from '@touchline/design-system/Tooltip';

/** Every kind of popup, to be opened inside a modal. */
function Popups({ onSelect }: { onSelect: (what: string) => void }) {
  return (
    <Stack gap={16}>
      <Select label="Country">
        <option>Germany</option>
        <option>France</option>
      </Select>
      <div>
        <MenuButton label="Sort">
          <MenuItem onClick={() => onSelect('price')}>Price</MenuItem>
          <MenuItem onClick={() => onSelect('newest')}>Newest</MenuItem>
          <MenuItem onClick={() => onSelect('confirm')}>Remove all</MenuItem>
        </MenuButton>
      </div>
      <div>
        <Button variant="quiet" {...popupOpener('fit')}>
          How does it fit?
        </Button>
        <Popover id="fit" label="Fit" closeLabel="Close fit">
          <Stack gap={8}>
            <TextField label="Your usual size" />
            <Button variant="quiet" size="small" {...popupOpener('units', 'menu')}>
              Units
            </Button>
            <Menu id="units" label="Units">
              <MenuItem onClick={() => onSelect('cm')}>Centimetres</MenuItem>
              <MenuItem onClick={() => onSelect('in')}>Inches</MenuItem>
            </Menu>
          </Stack>
        </Popover>
      </div>
      <div>
        <IconButton label="About the price" {...tooltipTarget('price-tip')}>
          <InfoIcon />
        </IconButton>
        <Tooltip id="price-tip">The lowest price of the last 30 days.</Tooltip>
      </div>
    </Stack>
  );
}

type Modal = 'dialog' | 'drawer';

/** A modal with popups in it, and a nested confirmation. */
function Page({ modal }: { modal: Modal }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState('nothing');
  const select = (what: string) => (what === 'confirm' ? setAsking(true) : setChosen(what));
  const inside = (
    <>
      <Popups onSelect={select} />
      <p>Chosen: {chosen}</p>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Remove all?"
        closeLabel="Back"
        size="small"
        footer={<Button onClick={() => setAsking(false)}>Remove</Button>}
      >
        This cannot be undone.
      </Dialog>
    </>
  );
  const shared = { isOpen, onClose: () => setOpen(false), closeLabel: 'Close' };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the {modal}</Button>
      <div style={{ blockSize: '150vh' }} />
      {modal === 'dialog' ? (
        <Dialog {...shared} title="Filter">
          {inside}
        </Dialog>
      ) : (
        <Drawer {...shared} id="drawer" label="Filter">
          {inside}
        </Drawer>
      )}
    </>
  );
}

const meta = {
  title: 'Labs/Popups in dialogs',
  component: Page,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, modal: Modal) => {
  const opener = within(canvasElement).getByRole('button', { name: `Open the ${modal}` });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Filter' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return { opener, dialog, inside: within(dialog) };
};

const isShown = (element: Element | null) => element?.matches(':popover-open') ?? false;
const isStill = (dialog: HTMLElement) => expect(dialog).toBeVisible();

/** Arrow keys, Escape and Tab in each popup; each Escape closes one layer and returns focus. */
const walkByKeyboard =
  (modal: Modal): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { opener, dialog, inside } = await open(canvasElement, modal);

    const sort = inside.getByRole('button', { name: 'Sort' });
    sort.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(inside.getByRole('menuitem', { name: 'Price' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(sort).toHaveFocus();
    await isStill(dialog);

    const fit = inside.getByRole('button', { name: 'How does it fit?' });
    fit.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await inside.findByRole('dialog', { name: 'Fit' });
    await waitFor(() => expect(popover).toHaveFocus());
    const units = within(popover).getByRole('button', { name: 'Units' });
    units.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inside.getByRole('menuitem', { name: 'Centimetres' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(units).toHaveFocus();
    await expect(isShown(popover)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(isShown(popover)).toBe(false);
    await expect(fit).toHaveFocus();
    await isStill(dialog);

    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'About the price' })).toHaveFocus();
    const tip = document.getElementById('price-tip');
    await waitFor(() => expect(isShown(tip)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(isShown(tip)).toBe(false);
    await isStill(dialog);

    await userEvent.selectOptions(inside.getByRole('combobox', { name: 'Country' }), 'France');
    await expect(inside.getByRole('combobox', { name: 'Country' })).toHaveValue('France');

    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await waitFor(() => expect(opener).toHaveFocus());
  };

const press = {
  pointer: (target: Element) => userEvent.click(target),
  touch: (target: Element) => userEvent.pointer({ keys: '[TouchA]', target }),
};

/** The modal's backdrop: the overlay of a dialog, or the native dialog itself. */
const backdropOf = (modal: Modal, dialog: HTMLElement) =>
  modal === 'drawer' ? dialog : (dialog.closest('[data-backdrop]') as HTMLElement);

/** A press inside works; a press on the backdrop closes the popup and keeps the modal open. */
const walkBy =
  (modal: Modal, way: keyof typeof press): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { dialog, inside } = await open(canvasElement, modal);
    const hit = press[way];

    await hit(inside.getByRole('button', { name: 'Sort' }));
    await hit(await inside.findByRole('menuitem', { name: 'Newest' }));
    await expect(inside.getByText('Chosen: newest')).toBeVisible();
    await expect(inside.queryByRole('menuitem')).toBeNull();

    const fit = inside.getByRole('button', { name: 'How does it fit?' });
    await hit(fit);
    const popover = await inside.findByRole('dialog', { name: 'Fit' });
    await hit(within(popover).getByRole('textbox', { name: 'Your usual size' }));
    await expect(isShown(popover)).toBe(true);
    await hit(within(popover).getByRole('button', { name: 'Units' }));
    await hit(await inside.findByRole('menuitem', { name: 'Inches' }));
    await expect(isShown(popover)).toBe(true);
    await expect(inside.getByText('Chosen: in')).toBeVisible();

    // A dialog that has just opened takes no press outside of it.
    await new Promise((done) => setTimeout(done, 500));
    await hit(backdropOf(modal, dialog));
    await waitFor(() => expect(isShown(popover)).toBe(false));
    await isStill(dialog);
    await hit(fit);
    await expect(isShown(popover)).toBe(true);
    await hit(inside.getByText('Chosen: in'));
    await waitFor(() => expect(isShown(popover)).toBe(false));
    await isStill(dialog);
  };

/** The page below does not scroll while the modal is open, and scrolls again afterwards. */
const lockScroll =
  (modal: Modal): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const locked = () =>
      getComputedStyle(document.documentElement).overflowY === 'hidden' ||
      getComputedStyle(document.body).overflowY === 'hidden';
    const { dialog, inside } = await open(canvasElement, modal);
    await waitFor(() => expect(locked()).toBe(true));
    await userEvent.click(inside.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Price' }));
    await expect(locked()).toBe(true);
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await waitFor(() => expect(locked()).toBe(false));
  };

/** A menu item opens a confirmation: Escape closes only the confirmation, and focus returns to the menu's button. */
const nestConfirm =
  (modal: Modal): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { dialog, inside } = await open(canvasElement, modal);
    const sort = inside.getByRole('button', { name: 'Sort' });
    sort.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(inside.getByRole('menuitem', { name: 'Remove all' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const confirm = await screen.findByRole('dialog', { name: 'Remove all?' });
    await waitFor(() => expect(confirm).toContainElement(document.activeElement as HTMLElement));
    const box = confirm.getBoundingClientRect();
    await expect(
      confirm.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)),
    ).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Remove all?' })).toBeNull());
    await isStill(dialog);
    await waitFor(() => expect(sort).toHaveFocus());
  };

export const InDialogByKeyboard: Story = { args: { modal: 'dialog' }, play: walkByKeyboard('dialog') };
export const InDialogByPointer: Story = { args: { modal: 'dialog' }, play: walkBy('dialog', 'pointer') };
export const InDialogByTouch: Story = { args: { modal: 'dialog' }, play: walkBy('dialog', 'touch') };
export const InDialogScrollLock: Story = { args: { modal: 'dialog' }, play: lockScroll('dialog') };
export const InDialogNestedConfirm: Story = { args: { modal: 'dialog' }, play: nestConfirm('dialog') };
export const InDrawerByKeyboard: Story = { args: { modal: 'drawer' }, play: walkByKeyboard('drawer') };
export const InDrawerByPointer: Story = { args: { modal: 'drawer' }, play: walkBy('drawer', 'pointer') };
export const InDrawerByTouch: Story = { args: { modal: 'drawer' }, play: walkBy('drawer', 'touch') };
export const InDrawerScrollLock: Story = { args: { modal: 'drawer' }, play: lockScroll('drawer') };
export const InDrawerNestedConfirm: Story = { args: { modal: 'drawer' }, play: nestConfirm('drawer') };
