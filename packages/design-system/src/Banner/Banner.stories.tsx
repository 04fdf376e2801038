import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const labels = {
  previous: 'Message before',
  next: 'Next message',
  pause: 'Stop the messages',
  play: 'Let the messages take turns',
};

const several = [
  <span key="delivery">Free delivery from £60</span>,
  <span key="returns">
    60 days to return. <Link href="#returns">How returns work</Link>
  </span>,
  <span key="stores">Collect in Leeds, Bristol and Manchester</span>,
];

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  tags: ['ready'],
  parameters: {
    layout: 'fullscreen',
    needs: ['tell something to the whole site', 'announce a sale or a delay', 'rotate several messages'],
  },
  args: { label: 'News', children: 'Parcels to the Highlands take a day longer this week' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single message does not rotate. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const Playground: Story = { args: { children: several, labels, ground: 'accent' } };

/** The rotation starts at once unless the user prefers reduced motion. */
async function stop(page: ReturnType<typeof within>) {
  const pause = page.queryByRole('button', { name: labels.pause });
  if (pause) await userEvent.click(pause);
}

/** With reduced motion, or once stopped, the messages change only by button, and wrap around. */
export const TurnedByHand: Story = {
  args: { children: several, labels },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await stop(page);
    await expect(await page.findByRole('button', { name: labels.play })).toBeVisible();
    await expect(page.getByText('Free delivery from £60')).toBeVisible();
    const next = page.getByRole('button', { name: labels.next });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText(/60 days to return/)).toBeVisible();
    await expect(page.getByText('Free delivery from £60')).not.toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(page.getByText('Free delivery from £60')).toBeVisible();
  },
};

/** Once restarted they rotate, but never while the focus is inside. */
export const Rotating: Story = {
  args: { children: several, labels, interval: 600 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await stop(page);
    await userEvent.click(await page.findByRole('button', { name: labels.play }));
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(page.getByText('Free delivery from £60')).toBeVisible();
    const pause = page.getByRole('button', { name: labels.pause });
    await userEvent.unhover(pause);
    pause.blur();
    await waitFor(() => expect(page.getByText(/60 days to return/)).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: labels.pause }));
  },
};

function Dismissed() {
  const [isShown, setShown] = useState(true);
  return isShown ? (
    <Banner label="News" dismiss={{ label: 'Close the news', onDismiss: () => setShown(false) }}>
      Parcels to the Highlands take a day longer this week
    </Banner>
  ) : (
    <p>The page</p>
  );
}

/** Can be closed. */
export const Dismissible: Story = {
  render: () => <Dismissed />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Close the news' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByRole('region')).toBeNull();
  },
};

/** Several messages without buttons are listed one below the other. */
export const Stacked: Story = { args: { children: several } };

/** Long words wrap; the banner is as high as its longest message. */
export const LongContent: Story = {
  args: {
    labels,
    children: [
      <span key="1">Versandkostenfreie Lieferung ab einem Bestellwert von 60 Euro, auch auf die Inseln</span>,
      <span key="2">60 Tage Rückgaberecht</span>,
    ],
    dismiss: { label: 'Neuigkeiten schließen', onDismiss: () => undefined },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
