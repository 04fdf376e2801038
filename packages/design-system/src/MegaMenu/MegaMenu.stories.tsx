import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictureOf } from '../testing/pictures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MegaPanel } from './MegaPanel.tsx';

const shoes = {
  title: 'Shoes',
  links: [
    { label: 'All men’s shoes', href: '#shoes', isStrong: true },
    { label: 'Road running', href: '#road' },
  ],
};
const apparel = { title: 'Apparel', links: [{ label: 'Tees and tops', href: '#tees' }] };

const meta = {
  title: 'Components/Navigation/MegaMenu',
  component: MegaMenu,
  subcomponents: { MegaPanel },
  tags: ['ready'],
  args: {
    label: 'Main',
    entries: [
      { label: 'New', href: '#new' },
      {
        label: 'Men',
        href: '#men',
        isCurrent: true,
        panel: <MegaPanel lists={[shoes, apparel]} />,
        panelLabel: 'Show Men',
      },
      { label: 'Sale', href: '#sale', isSale: true },
    ],
  },
  parameters: { needs: ['the whole range from one bar', 'the main menu of a desktop'] },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 72, marginBlockEnd: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow down opens a panel and moves into it, Escape returns. An entry without a panel is a plain link. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const men = page.getByRole('link', { name: 'Men' });
    const opener = page.getByRole('button', { name: 'Show Men' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getAllByRole('button')).toHaveLength(1);
    men.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(page.getByRole('link', { name: 'All men’s shoes' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(men).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Escape closes a panel that the pointer has opened, too, and leaves the focus where it is. */
export const HoveredAndEscaped: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.hover(page.getByRole('link', { name: 'Men' }));
    await waitFor(() => expect(page.getByRole('link', { name: 'Road running' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('link', { name: 'Road running' })).toBeNull());
    await expect(document.body).toHaveFocus();
  },
};

/** Entries that the content sets off: a ground behind one, room before the other. */
export const SetOff: Story = {
  args: {
    entries: [
      { label: 'New', href: '#new' },
      { label: 'Gifts', href: '#gifts', type: 'spacer' },
      { label: 'Club', href: '#club', type: 'mask' },
    ],
  },
};
export const Playground: Story = {};

/** The button after the entry opens the panel; Tab moves through it and, on leaving it, closes it. */
export const ByTab: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: 'Show Men' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['All men’s shoes', 'Road running', 'Tees and tops', 'Sale']) {
      await userEvent.tab();
      await expect(page.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** The first tap opens the panel, the second follows the link; a click of the mouse follows it at once. */
export const ByTapAndClick: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const men = within(canvasElement).getByRole('link', { name: 'Men' });
    const opener = within(canvasElement).getByRole('button', { name: 'Show Men' });
    /** Whether a press follows the link; the test itself stays here. */
    const isFollowed = (pointerType: string) => {
      let followed = false;
      const stay = (event: Event) => {
        followed = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', stay, { once: true });
      men.dispatchEvent(new PointerEvent('click', { pointerType, bubbles: true, cancelable: true }));
      return followed;
    };
    await expect(isFollowed('touch')).toBe(false);
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
    await expect(isFollowed('touch')).toBe(true);
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    await expect(isFollowed('mouse')).toBe(true);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The panel opens after the pointer has rested on an entry for 250 ms. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.hover(page.getByRole('link', { name: 'Men' }));
    const link = await page.findByRole('link', { name: 'Road running' });
    await waitFor(() => expect(link).toBeVisible());
  },
};

const openMen: Story['play'] = async ({ canvasElement }) => {
  within(canvasElement).getByRole('link', { name: 'Men' }).focus();
  await userEvent.keyboard('{ArrowDown}');
};

export const WithPictures: Story = {
  args: {
    entries: [
      {
        label: 'Men',
        href: '#men',
        panel: (
          <MegaPanel
            lists={[shoes, apparel]}
            pictures={[
              <a key="a" href="#tempo">
                <Picture view={pictureOf('#c33')} alt="" ratio="square" sizes="250px" />
                Tempo 4
              </a>,
            ]}
            footer={<a href="#sizes">Find your size</a>}
          />
        ),
      },
    ],
  },
  play: openMen,
};

/** The panel scrolls when its content is taller than the space below the bar. */
export const LongContentOpened: Story = {
  args: {
    entries: [
      {
        label: 'Men',
        href: '#men',
        panel: (
          <MegaPanel
            lists={['Laufbekleidung', 'Funktionsunterwäsche', 'Mannschaftssportausrüstung'].map((title) => ({
              title,
              links: Array.from({ length: 20 }, (_, index) => ({
                label: `Kompressionsstrümpfe ${index + 1}`,
                href: `#${title}-${index}`,
              })),
            }))}
          />
        ),
      },
    ],
  },
  play: async (context) => {
    await openMen(context);
    const link = await within(context.canvasElement).findByText('Mannschaftssportausrüstung');
    const panel = link.closest('[data-panel]') as HTMLElement;
    await expect(panel.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
  },
};
