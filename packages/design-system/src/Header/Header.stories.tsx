import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { knownBrands } from '../brand/knownBrands.generated.ts';
import { AccountIcon, BagIcon, MenuIcon } from '../Icon/icons.tsx';
import { CountBadge } from '../IconButton/CountBadge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { IconLink } from '../IconButton/IconLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Header, HeaderBand, HeaderBar } from './Header.tsx';

const menu = (
  <IconButton label="Menu">
    <MenuIcon />
  </IconButton>
);
const logo = (
  <a href="#home">
    <Logo art={knownBrands.touchline.mark} name="Touchline" />
  </a>
);
const search = <SearchField label="Search" placeholder="Search shoes, sports, teams" />;
const actions = (
  <>
    <IconLink href="#account" label="Account">
      <AccountIcon />
    </IconLink>
    <IconLink href="#bag" label="Bag, 2 items">
      <BagIcon />
      <CountBadge>2</CountBadge>
    </IconLink>
  </>
);
const navigation = (names: readonly string[]) => (
  <MegaMenu label="Main" entries={names.map((label) => ({ label, href: `#${label}` }))} />
);

const meta = {
  title: 'Components/Navigation/Header',
  component: Header,
  subcomponents: { HeaderBand, HeaderBar },
  tags: ['ready'],
  args: {
    children: (
      <>
        <HeaderBand start="Free delivery over £60" end={<a href="#help">Help</a>} />
        <HeaderBar
          {...{ menu, logo, search, actions }}
          navigation={navigation(['New', 'Men', 'Women', 'Sale'])}
        />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    needs: ['the head of every page', 'logo, search and bag in a bar'],
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's banner landmark; the tab order is the reading order. */
export const Default: Story = {
  parameters: { requirements: ['A9.38'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('link', { name: 'Touchline' }).parentElement;
    await expect(bar?.offsetHeight).toBe(matchMedia('(min-width: 960px)').matches ? 80 : 60);
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
    const seen: (string | null)[] = [];
    for (let times = 0; times < 4; times += 1) {
      await userEvent.tab();
      const element = document.activeElement;
      seen.push(element?.getAttribute('aria-label') ?? element?.textContent ?? null);
    }
    await expect(seen[0]).toBe(matchMedia('(min-width: 960px)').matches ? 'Help' : 'Menu');
  },
};
export const Playground: Story = {};

/** Menu, logo, search and bag; navigation and search field are behind the icons. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The refreshed bar of a phone: logo first, menu last, the search in a row of its own. */
export const Refreshed: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <HeaderBar
        layout="refreshed"
        {...{ menu, logo, search, actions }}
        searchRow={<SearchField label="Search the shop" placeholder="Search shoes, sports, teams" />}
        navigation={navigation(['New', 'Men', 'Women', 'Sale'])}
      />
    ),
  },
};

/** Checkout: only the logo, and no other links away. */
export const LogoOnly: Story = { args: { children: <HeaderBar logo={logo} /> } };

export const WithoutBand: Story = {
  args: { children: <HeaderBar {...{ menu, logo, actions }} /> },
};

/** Long German entries: the search field shrinks before they do. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        <HeaderBand
          start="Kostenlose Lieferung ab einem Bestellwert von 60 €"
          end={<a href="#help">Hilfe und Kontaktmöglichkeiten</a>}
        />
        <HeaderBar
          {...{ menu, logo, search, actions }}
          navigation={navigation(['Neuheiten', 'Herrenbekleidung', 'Damenbekleidung', 'Ausrüstung'])}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
