import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccountIcon, BagIcon, MenuIcon } from '../Icon/icons.tsx';
import { CountBadge } from '../IconButton/CountBadge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { IconLink } from '../IconButton/IconLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Header, HeaderBand, HeaderBar } from './Header.tsx';

const meta = {
  title: 'Components/Navigation/Header',
  component: Header,
  args: {
    children: (
      <>
        <HeaderBand start="Free delivery over £60" end={<a href="#help">Help</a>} />
        <HeaderBar
          menu={
            <IconButton label="Menu">
              <MenuIcon />
            </IconButton>
          }
          logo={
            <a href="#home">
              <Logo brand="touchline" />
            </a>
          }
          search={<SearchField label="Search" placeholder="Search shoes, sports, teams" />}
          actions={
            <>
              <IconLink href="#account" label="Account">
                <AccountIcon />
              </IconLink>
              <IconLink href="#bag" label="Bag, 2 items">
                <BagIcon />
                <CountBadge>2</CountBadge>
              </IconLink>
            </>
          }
        />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner')).toBeVisible();
  },
};
export const Playground: Story = {};
