import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as content from '@touchline/contract/content/endpoints';
import * as product from '@touchline/contract/product/endpoints';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { Header } from './Header.tsx';
import { frame, headerSnapshot, navigation } from './Header.fixtures.ts';
import { HeaderStore, type HeaderSnapshot } from './HeaderStore.ts';
import { withOverrides } from './navOverrides.ts';

function storeWith(
  snapshot: { [Key in keyof HeaderSnapshot]?: HeaderSnapshot[Key] } = {},
  menu: 'there' | 'never' | 'away' = 'there',
): HeaderStore {
  const ports = testPorts();
  ports.server.on(content.getFrame, { answer: frame });
  if (menu === 'there') ports.server.on(product.getNavigation, { answer: navigation });
  else if (menu === 'never') ports.server.on(product.getNavigation, 'never');
  else
    ports.server.on(product.getNavigation, { status: 503, error: { errorCode: 'Unavailable', message: '' } });
  return new HeaderStore(ports, { ...headerSnapshot, ...snapshot });
}

const meta = {
  title: 'Features/Header and footer/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { store: storeWith(), path: '/men/shoes', bagCount: 2 },
  render: (args) => (
    <>
      <Header {...args} />
      <main id="main" style={{ minBlockSize: '60vh' }}>
        <h1>Page</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page in the men's department, two items in the bag. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole('link', { name: 'Bag, 2 items' })).toHaveAttribute('href', '/gb/cart');
    await expect(header.getByRole('link', { name: 'Touchline home page' })).toBeVisible();
  },
};

/** The bag is empty: the link says so. */
export const Empty: Story = {
  args: { store: storeWith(), bagCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Bag, empty' })).toBeVisible();
  },
};

/** A public page before its script has started: the link has no number yet, and keeps its place for one. */
export const Loading: Story = {
  args: { store: storeWith(), bagCount: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Bag' })).toBeVisible();
  },
};

/** A shop without messages and links of its own: the band above the bar is left out instead of being an empty strip. */
export const Partial: Story = {
  args: { store: storeWith({ messages: [], topLinks: [] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-ground=band]')).toBeNull();
    // Scrolled, the whole bar stays in view.
    await expect(within(canvasElement).getByRole('banner')).toHaveStyle({ insetBlockStart: '0px' });
  },
};

/** The newsletter for guests, in the band above the bar. */
export const OpensTheNewsletter: Story = {
  tags: ['!autodocs'],
  args: {
    store: storeWith(),
    onNewsletter: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { requirements: ['A2.93'] },
  play: async ({ canvasElement, args }) => {
    const [link] = within(canvasElement).getAllByRole('link', { name: 'Newsletter' });
    await expect(link).toHaveAttribute('href', '/gb/newsletter');
    await userEvent.click(link as HTMLElement);
    await expect(args.onNewsletter).toHaveBeenCalled();
  },
};

/** The flyout of an entry, opened by arrow down and closed by Escape: the focus returns to the entry. */
export const FlyoutOpen: Story = {
  args: { store: storeWith() },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    const men = header.getByRole('link', { name: 'Men' });
    men.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(header.getByRole('link', { name: 'All of Shoes' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(header.queryByRole('link', { name: 'All of Shoes' })).toBeNull();
    await expect(men).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(header.getByRole('link', { name: 'Trail' })).toBeVisible());
    const sizes = within(header.getByRole('list', { name: 'Quick sizes' }));
    await expect(sizes.getByRole('link', { name: 'UK 9' })).toHaveAttribute('href', '/gb/men/shoes?size=9');
    await expect(header.getByRole('link', { name: /^Squall 3L\s*Rain, sorted$/ })).toBeVisible();
  },
};

/** The flyout opens after a short hover, and closes when the pointer leaves. */
export const FlyoutByHover: Story = {
  parameters: { requirements: ['A4.91', 'A9.17'] },
  args: { store: storeWith() },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    const began = performance.now();
    await userEvent.hover(header.getByRole('link', { name: 'Men' }));
    await waitFor(() => expect(header.getByRole('link', { name: 'All of Shoes' })).toBeVisible());
    await expect(performance.now() - began).toBeGreaterThanOrEqual(240);
    await userEvent.unhover(header.getByRole('navigation', { name: 'Main menu' }));
    await waitFor(() => expect(header.queryByRole('link', { name: 'All of Shoes' })).toBeNull());
  },
};

/** The menu is on its way. */
export const LoadingMenuOpened: Story = {
  args: { store: storeWith({}, 'never') },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    header.getByRole('link', { name: 'Men' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(header.getByText('Fetching the menu')).toBeVisible());
  },
};

/** The menu could not be fetched: the entries still lead on. */
export const OfflineMenuOpened: Story = {
  args: { store: storeWith({}, 'away') },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    header.getByRole('link', { name: 'Men' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await header.findByRole('alert')).toHaveTextContent('The menu did not load');
    await expect(header.getByRole('link', { name: 'Men' })).toHaveAttribute('href', '/gb/men');
  },
};

/** The menu of a phone: opened by its button, closed by Escape. */
export const DrawerOpen: Story = {
  args: { store: storeWith() },
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector<HTMLDialogElement>('#menu');
    menu?.showModal();
    const drawer = within(menu ?? canvasElement);
    await waitFor(() => expect(drawer.getByRole('link', { name: /^Women/ })).toBeVisible());
    await expect(drawer.getByRole('link', { name: 'United Kingdom, English, GBP' })).toBeVisible();
    await expect(await drawer.findByRole('link', { name: /^Tempo 4/ })).toBeVisible();
  },
};

const account = {
  isSignedIn: false,
  name: undefined,
  signInPath: '/account/login?returnTo=%2Fmen',
  registerPath: '/account/register?returnTo=%2Fmen',
};

/** The shop has accounts: a link beside the bag leads to signing in, and back. */
export const SignedOut: Story = {
  args: { store: storeWith(), account },
  play: async ({ canvasElement }) => {
    const [link] = within(canvasElement).getAllByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/gb/account/login?returnTo=%2Fmen');
  },
};

/** Somebody is signed in: the link has their first name, and leads to the account. */
export const SignedIn: Story = {
  args: { store: storeWith(), account: { ...account, isSignedIn: true, name: 'Maya' } },
  play: async ({ canvasElement }) => {
    const [link] = within(canvasElement).getAllByRole('link', { name: 'Account of Maya' });
    await expect(link).toHaveAttribute('href', '/gb/account');
    await expect(within(canvasElement).getByText('Maya')).toBeVisible();
  },
};

const isWide = () => matchMedia('(min-width: 960px)').matches;

/** A guest’s ways in, above the bar: signing in, joining, the newsletter. */
export const GuestLinks: Story = {
  tags: ['!autodocs'],
  args: { store: storeWith(), account, wishlist: { count: 0 } },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const band = within(canvasElement.querySelector<HTMLElement>('[data-ground=band]') ?? canvasElement);
    const hrefOf = (name: string) => band.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('Sign in')).toBe('/gb/account/login?returnTo=%2Fmen');
    await expect(hrefOf('Join')).toBe('/gb/account/register?returnTo=%2Fmen');
    await expect(hrefOf('Newsletter')).toBe('/gb/newsletter');
    await expect(band.queryByRole('link', { name: 'Wishlist' })).toBeNull();
  },
};

/** Somebody is signed in: a welcome with the first name, the wishlist and the orders; none of a guest’s links. */
export const Welcome: Story = {
  args: {
    store: storeWith({
      topLinks: [
        { label: 'Help', href: '/help' },
        { label: 'Your orders', href: '/account/orders', isOfAccount: true },
      ],
    }),
    account: { ...account, isSignedIn: true, name: 'Maya' },
    wishlist: { count: 3 },
  },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const band = within(canvasElement.querySelector<HTMLElement>('[data-ground=band]') ?? canvasElement);
    await expect(band.getByText('Welcome, Maya')).toBeVisible();
    const names = band.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Wishlist', 'Your orders', 'Help']);
  },
};

/** Menu, logo, search, account, wishlist and bag: each 44 px wide, and all of them on a phone of 320 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { store: storeWith(), account, wishlist: { count: 0 } },
  play: async ({ canvasElement }) => {
    if (isWide()) return;
    const header = within(canvasElement);
    const places = [
      header.getByRole('button', { name: 'Menu' }),
      ...['Touchline home page', 'Search', 'Sign in', 'Wishlist', 'Bag, 2 items'].map((name) =>
        header.getByRole('link', { name }),
      ),
    ];
    for (const place of places) {
      const { width, height, left, right } = place.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

/** The refreshed header of a phone: the logo first, the menu last, the search in a row of its own. */
export const RefreshedPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { store: storeWith(), account, wishlist: { count: 0 }, isRefreshed: true },
  play: async ({ canvasElement }) => {
    if (isWide()) return;
    const header = within(canvasElement);
    const xOf = (element: HTMLElement) => element.getBoundingClientRect().x;
    const logo = header.getByRole('link', { name: 'Touchline home page' });
    const menu = header.getByRole('button', { name: 'Menu' });
    await expect(xOf(logo)).toBeLessThan(xOf(menu));
    await expect(header.getByRole('link', { name: 'Search' }).getBoundingClientRect().top).toBeGreaterThan(
      logo.getBoundingClientRect().bottom,
    );
  },
};

/** A page of the drawer: its head leads back to the entries. */
export const DrawerPageOpened: Story = {
  tags: ['!autodocs'],
  args: { store: storeWith(), account },
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector<HTMLDialogElement>('#menu');
    menu?.showModal();
    const drawer = within(menu ?? canvasElement);
    const men = await waitFor(() => {
      const head = drawer.getByText('Men').closest('summary');
      if (!head) throw new Error('The menu is on its way.');
      return head;
    });
    await userEvent.click(men);
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Trail' })).toBeVisible());
    await waitFor(() => expect(drawer.queryByRole('link', { name: /^Women/ })).toBeNull());
    await userEvent.click(men);
    await waitFor(() => expect(drawer.getByRole('link', { name: /^Women/ })).toBeVisible());
  },
};

/** Entries that the content sets: the last one of its own, set off by a ground. */
export const WithOverrides: Story = {
  args: {
    store: storeWith({
      entries: [
        ...withOverrides(headerSnapshot.entries, [
          { id: 'play', index: 4, label: 'Play', hasFlyout: false },
          { id: 'launches', index: 6, type: 'mask', label: 'Launches', path: '/launches', hasFlyout: false },
        ]),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Main menu' }));
    await expect(menu.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/gb/sports');
    await expect(menu.getByRole('link', { name: 'Launches' })).toHaveAttribute('href', '/gb/launches');
  },
};

/** In the checkout only the link to the home page is left. */
export const InCheckout: Story = {
  args: { store: storeWith() },
  render: () => <CheckoutHeader />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};

/** Whose configuration names pages of its own: landing pages in the menu, an account elsewhere, the orders of who is signed in. */
export const ConfiguredLinks: Story = {
  tags: ['!autodocs'],
  args: {
    store: storeWith({
      entries: headerSnapshot.entries.map((entry) =>
        entry.key === 'men' ? { ...entry, landing: '/help/men' } : entry,
      ),
      topLinks: [{ label: 'Your orders', href: '/account/orders', isOfAccount: true }],
    }),
    account: {
      isSignedIn: true,
      name: 'Maya',
      accountPath: 'https://old.example/',
      signInPath: '/account/login',
    },
  },
  parameters: { requirements: ['A2.38'] },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole('link', { name: 'Men' })).toHaveAttribute('href', '/gb/help/men');
    await expect(header.getByRole('link', { name: 'Account of Maya' })).toHaveAttribute(
      'href',
      'https://old.example/',
    );
    await expect(header.getByRole('link', { name: 'Your orders' })).toBeVisible();
  },
};
