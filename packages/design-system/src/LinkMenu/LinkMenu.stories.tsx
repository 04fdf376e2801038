import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LinkMenu } from './LinkMenu.tsx';

const meta = {
  title: 'Components/Navigation/LinkMenu',
  component: LinkMenu,
  tags: ['ready'],
  args: {
    label: 'Sort by',
    links: [
      { label: 'Our pick', href: '#pick', isCurrent: true },
      { label: 'Newest', href: '#newest' },
      { label: 'Lowest price', href: '#price' },
    ],
  },
  parameters: { needs: ['sort a list', 'show the same page in another way', 'choose by a link'] },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 260 }}>
        <div>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof LinkMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByText(args.label));
  await expect(within(canvasElement).getByRole('list')).toBeVisible();
};

/** Enter opens, Tab moves through the links, Escape closes and returns the focus; moving the focus away also closes. */
export const Default: Story = {};

export const ByKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = canvasElement.querySelector('summary');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('Sort by Our pick');
    await userEvent.click(page.getByText('Sort by'));
    const current = page.getByRole('link', { name: 'Our pick' });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(current).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(current).not.toBeVisible());
    await userEvent.click(page.getByText('Sort by'));
    await expect(current).toBeVisible();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(current).not.toBeVisible());
  },
};

export const Playground: Story = { tags: ['!test'] };

export const Open: Story = { play: opened };

/** With client-side navigation: the link is followed without a page load, and the menu closes. */
export const FollowedInPlace: Story = {
  args: {
    links: [
      { label: 'Our pick', href: '#pick', isCurrent: true },
      { label: 'Newest', href: '#newest', rel: 'nofollow', onClick: fn((event) => event.preventDefault()) },
    ],
  },
  play: async (context) => {
    await opened(context);
    const newest = within(context.canvasElement).getByRole('link', { name: 'Newest' });
    await expect(newest).toHaveAttribute('rel', 'nofollow');
    await userEvent.click(newest);
    await expect(context.args.links[1]?.onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(newest).not.toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    label: 'Sortierreihenfolge',
    links: [
      { label: 'Unsere Empfehlungsreihenfolge', href: '#pick', isCurrent: true },
      { label: 'Größte Preisreduzierung', href: '#reduction' },
    ],
  },
};

export const LongContentOpened: Story = {
  ...LongContent,
  tags: ['!autodocs'],
  play: opened,
};
