import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExternalIcon, RulerIcon } from '../Icon/icons.tsx';
import { Band } from '../layout/Band.tsx';
import { Stack } from '../layout/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  tags: ['ready'],
  parameters: { needs: ['lead to another page', 'a small act among text', 'remove a line'] },
  args: { href: '#returns', children: 'How returns work' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined, because colour alone is not enough. Tab focuses it, Enter follows it. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#returns');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Playground: Story = { args: { variant: 'strong' } };

/** In text, alone next to a heading, in a list of links. */
export const Variants: Story = {
  render: () => (
    <Stack>
      <p>
        You can return it. <Link href="#returns">How returns work</Link>
      </p>
      <span>
        <Link href="#sizes" variant="strong">
          <RulerIcon size={20} /> Size guide
        </Link>
      </span>
      <span>
        <Link href="#stores" variant="quiet">
          Stores
        </Link>
      </span>
    </Stack>
  ),
};

const remove = fn();

/** A button that looks like a link: it does something and leads nowhere. */
export const Acting: Story = {
  render: () => <LinkButton onClick={remove}>Remove</LinkButton>,
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await expect(within(canvasElement).getByRole('button', { name: 'Remove' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(remove).toHaveBeenCalledTimes(2);
  },
};

/** A link that opens a new tab says so. */
export const NewTab: Story = {
  args: {
    target: '_blank',
    rel: 'noreferrer',
    children: (
      <>
        Track the parcel <ExternalIcon size={16} style={{ display: 'inline' }} />
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </>
    ),
  },
};

/** On a coloured background it takes the colour of the surrounding text. */
export const OnGround: Story = {
  render: () => (
    <Band ground="band" style={{ padding: 24 }} aria-label="Band">
      <p>
        Firm ground needs eleven short studs. <Link href="#test">Read the boot test</Link>
      </p>
    </Band>
  ),
};

/** Wraps like the surrounding text. */
export const LongContent: Story = {
  args: { children: 'Rücksendebedingungen, Gewährleistung und Kundenzufriedenheitsgarantie im Überblick' },
  render: (args) => (
    <p style={{ inlineSize: 200 }}>
      Alles zur <Link {...args} />
    </p>
  ),
};
