import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  tags: ['ready'],
  args: { children: 'Skip to content' },
  parameters: { needs: ['past the header with one key', 'keyboard help'] },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#menu">Menu</a>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first focusable element of the page, visible only while focused. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(link.clientWidth).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.clientWidth).toBeGreaterThan(44);
    await expect(link.clientHeight).toBeGreaterThanOrEqual(44);
    await expect(document.querySelector(link.getAttribute('href') as string)).not.toBeNull();
    await userEvent.tab();
    await expect(link.clientWidth).toBeLessThan(2);
  },
};
export const Playground: Story = { args: { href: '#main' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongContentFocused: Story = {
  args: { children: 'Zum Hauptinhalt der Produktübersichtsseite springen' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const { left, right } = within(canvasElement)
      .getByRole('link', { name: /Hauptinhalt/ })
      .getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
