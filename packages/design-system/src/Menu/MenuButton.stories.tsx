import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AccountIcon, EditIcon, ShareIcon, TrashIcon } from '../Icon/icons.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { MenuButton } from './MenuButton.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuCheckItem, MenuItem, MenuLink, MenuRadioItem } from './MenuItem.tsx';

const acted = fn();

const meta = {
  title: 'Components/Actions/MenuButton',
  component: MenuButton,
  subcomponents: { MenuItem, MenuLink, MenuCheckItem, MenuRadioItem, MenuGroup },
  tags: ['ready'],
  args: {
    label: 'This list',
    children: (
      <>
        <MenuItem onClick={() => acted('rename')}>Rename</MenuItem>
        <MenuItem onClick={() => acted('share')}>Share</MenuItem>
        <MenuItem onClick={() => acted('remove')} tone="danger">
          Remove
        </MenuItem>
      </>
    ),
  },
  parameters: { needs: ['several actions under one button', 'more actions', 'a drop-down menu'] },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds space for the open menu, which takes none in the layout. */
const withRoom: NonNullable<Story['decorators']> = (Story) => (
  <div style={{ minBlockSize: 340 }}>
    <Story />
  </div>
);

const focused = (canvasElement: HTMLElement, name: string, role = 'menuitem') =>
  waitFor(() => expect(within(canvasElement).getByRole(role, { name })).toHaveFocus());

/** Arrow keys, Home, End, letters, Escape and Tab, as the ARIA menu button pattern requires. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    acted.mockClear();
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'This list' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await focused(canvasElement, 'Rename');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await focused(canvasElement, 'Share');
    await userEvent.keyboard('{End}{ArrowDown}');
    await focused(canvasElement, 'Rename');
    await userEvent.keyboard('{ArrowUp}');
    await focused(canvasElement, 'Remove');
    await userEvent.keyboard('{Home}s');
    await focused(canvasElement, 'Share');

    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(page.queryByRole('menu')).toBeNull();

    await userEvent.keyboard('{ArrowUp}');
    await focused(canvasElement, 'Remove');
    await userEvent.tab();
    await expect(page.queryByRole('menu')).toBeNull();

    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused(canvasElement, 'Rename');
    await userEvent.keyboard(' ');
    await expect(acted).toHaveBeenLastCalledWith('rename');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** All variants, the same as those of `Button`. */
export const Variants: Story = {
  render: ({ children }) => (
    <Cluster>
      <MenuButton label="This list">{children}</MenuButton>
      <MenuButton label="Sort" variant="quiet">
        {children}
      </MenuButton>
      <MenuButton label="View" size="small">
        {children}
      </MenuButton>
      <MenuButton label="Share" disabled>
        {children}
      </MenuButton>
      <MenuButton label="Account" icon={<AccountIcon />}>
        {children}
      </MenuButton>
    </Cluster>
  ),
};

export const Playground: Story = { args: { variant: 'secondary', size: 'regular' } };

const openIt: Story['play'] = async ({ canvasElement, args }) => {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('button', { name: args.label }));
  await waitFor(() => expect(page.getByRole('menu', { name: args.label })).toBeVisible());
};

export const Open: Story = { decorators: withRoom, play: openIt };

/** On a touch screen: one tap opens the menu, another runs the action and closes it. */
export const ByTouch: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.pointer({ keys: '[TouchA]', target: page.getByRole('button', { name: 'This list' }) });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: await page.findByRole('menuitem', { name: 'Share' }),
    });
    await expect(acted).toHaveBeenLastCalledWith('share');
    await expect(page.queryByRole('menu')).toBeNull();
  },
};

/** Only an icon is visible: the label names both the button and the menu. */
export const IconOnly: Story = {
  decorators: withRoom,
  args: {
    label: 'Account',
    icon: <AccountIcon />,
    children: (
      <>
        <MenuLink href="#orders" note="2 on the way">
          Orders
        </MenuLink>
        <MenuLink href="#details" aria-current="page">
          Your details
        </MenuLink>
        <MenuItem>Sign out</MenuItem>
      </>
    ),
  },
  play: async (context) => {
    await openIt(context);
    const orders = within(context.canvasElement).getByRole('menuitem', { name: 'Orders 2 on the way' });
    await expect(orders).toHaveAttribute('href', '#orders');
  },
};

export const WithIcons: Story = {
  decorators: withRoom,
  args: {
    children: (
      <>
        <MenuItem icon={<EditIcon size={20} />}>Rename</MenuItem>
        <MenuItem icon={<ShareIcon size={20} />}>Share</MenuItem>
        <MenuItem icon={<TrashIcon size={20} />} tone="danger">
          Remove
        </MenuItem>
      </>
    ),
  },
  play: openIt,
};

function View() {
  const [sort, setSort] = useState('newest');
  const [shown, setShown] = useState(['price']);
  const toggle = (name: string) => (isChecked: boolean) =>
    setShown((before) => (isChecked ? [...before, name] : before.filter((each) => each !== name)));
  return (
    <MenuButton label="View">
      <MenuGroup title="Sort by">
        <MenuRadioItem isChosen={sort === 'newest'} onChoose={() => setSort('newest')}>
          Newest
        </MenuRadioItem>
        <MenuRadioItem isChosen={sort === 'price'} onChoose={() => setSort('price')}>
          Price
        </MenuRadioItem>
      </MenuGroup>
      <MenuGroup title="Show">
        <MenuCheckItem isChecked={shown.includes('price')} onChange={toggle('price')}>
          Prices
        </MenuCheckItem>
        <MenuCheckItem isChecked={shown.includes('colours')} onChange={toggle('colours')}>
          Colours
        </MenuCheckItem>
      </MenuGroup>
    </MenuButton>
  );
}

/** Named groups. Checkboxes keep the menu open so that several can be changed; choosing a radio item closes it. */
export const Checkable: Story = {
  decorators: withRoom,
  args: { label: 'View' },
  render: () => <View />,
  play: async (context) => {
    await openIt(context);
    const page = within(context.canvasElement);
    await expect(page.getByRole('group', { name: 'Sort by' })).toBeVisible();
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Colours' }));
    await expect(page.getByRole('menuitemcheckbox', { name: 'Colours' })).toBeChecked();
    await expect(page.getByRole('menu')).toBeVisible();
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Price' }));
    await expect(page.queryByRole('menu')).toBeNull();
    await openIt(context);
    await expect(page.getByRole('menuitemradio', { name: 'Price' })).toBeChecked();
  },
};

/** An unavailable item can be focused and read, but does nothing. */
export const DisabledItem: Story = {
  decorators: withRoom,
  args: {
    children: (
      <>
        <MenuItem>Rename</MenuItem>
        <MenuItem isDisabled onClick={() => acted('share')} note="Sign in first">
          Share
        </MenuItem>
      </>
    ),
  },
  play: async (context) => {
    acted.mockClear();
    await openIt(context);
    const page = within(context.canvasElement);
    await userEvent.keyboard('{End}{Enter}');
    await expect(acted).not.toHaveBeenCalled();
    await expect(page.getByRole('menu')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = {
  decorators: withRoom,
  args: {
    label: 'Merklistenverwaltung',
    children: (
      <>
        <MenuItem note="12 Artikel">Lieferadressenänderungsbestätigung herunterladen</MenuItem>
        {Array.from({ length: 14 }, (_, index) => (
          <MenuItem key={index}>Einkaufsliste {index + 1}</MenuItem>
        ))}
      </>
    ),
  },
};

export const LongContentOpened: Story = {
  ...LongContent,
  tags: ['!autodocs'],
  play: async (context) => {
    await openIt(context);
    const menu = within(context.canvasElement).getByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await userEvent.keyboard('{End}');
    await focused(context.canvasElement, 'Einkaufsliste 14');
  },
};
