import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HomeStories } from './HomeStories.tsx';
import { longStories, stories } from './HomeStories.fixtures.ts';
import { HomeStoriesStore } from './HomeStoriesStore.ts';

const meta = {
  title: 'Features/Content/Home stories',
  component: HomeStories,
  args: { store: new HomeStoriesStore(), stories },
} satisfies Meta<typeof HomeStories>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (given: typeof stories, slide = 0): HomeStoriesStore => {
  const store = new HomeStoriesStore();
  store.open(given, given[0]?.id ?? '', true);
  for (let at = 0; at < slide; at += 1) store.next();
  return store;
};

/** A row of round pictures above the home page. */
export const Default: Story = {};

/** A story is open at its first picture; it waits for whoever wants no movement. */
export const Opened: Story = { render: () => <HomeStories store={opened(stories)} stories={stories} /> };

/** Its last picture leads on. */
export const LastPicture: Story = {
  render: () => <HomeStories store={opened(stories, 1)} stories={stories} />,
};

export const LongContent: Story = {
  render: () => <HomeStories store={opened(longStories)} stories={longStories} />,
};

/** By keyboard: it opens, turns its pictures, pauses, and Escape returns to where it was opened. */
export const TurnedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Story: The boot test' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'The boot test' });
    await expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent('Five boots, one saw');
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent('Eleven studs');
    await expect(within(dialog).getByRole('img', { name: 'Picture 2 of 2' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent('Five boots, one saw');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};
