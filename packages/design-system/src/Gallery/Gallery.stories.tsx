import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { brokenPicture, pictureOf } from '../testing/pictures.ts';
import { Gallery } from './Gallery.tsx';
import type { GalleryView, GalleryLabels } from './GalleryView.ts';

const labels: GalleryLabels = {
  label: 'Pictures of Tempo 4',
  enlarge: (number, total, alt) => `Enlarge picture ${number} of ${total}: ${alt}`,
  show: (number) => `Show picture ${number}`,
  title: (number, total) => `Tempo 4, picture ${number} of ${total}`,
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  magnify: 'Magnify',
};

const views: GalleryView[] = [
  ['#2b4a9b', 'from the side'],
  ['#1d5a47', 'the heel'],
  ['#c3102f', 'from above'],
  ['#8a5200', 'the sole'],
  ['#5b5c60', 'the toe'],
].map(([colour = '', alt = ''], index) => ({ view: pictureOf(colour), alt, href: `#file-${index + 1}` }));

const meta = {
  title: 'Components/Content/Gallery',
  component: Gallery,
  tags: ['ready'],
  parameters: {
    needs: ['show a product from all sides', 'enlarge or magnify a picture', 'swipe through pictures'],
  },
  args: { name: 'Tempo 4', views, labels },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All views at once on a desktop; on a phone a strip with thumbnails. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Pictures of Tempo 4' });
    await expect(within(list).getAllByRole('link')).toHaveLength(5);
    const [first, second] = canvasElement.querySelectorAll('img');
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(second).toHaveAttribute('loading', 'lazy');
  },
};
export const Playground: Story = { tags: ['!test'], args: { badge: <Badge tone="accent">New</Badge> } };

/** One view at a time at every width: a thumbnail scrolls the strip, and the current thumbnail is marked. */
export const Strip: Story = {
  args: { layout: 'strip' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Show picture 1' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(page.getByRole('link', { name: 'Show picture 3' }));
    await waitFor(() =>
      expect(page.getByRole('link', { name: 'Show picture 3' })).toHaveAttribute('aria-current', 'true'),
    );
    const strip = page.getByRole('list', { name: 'Pictures of Tempo 4' });
    await expect(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)).toBe(2);
  },
};

/** In right-to-left pages the strip runs the other way. */
export const RightToLeft: Story = {
  args: { layout: 'strip' },
  globals: { direction: 'rtl' },
  ...(Strip.play ? { play: Strip.play } : {}),
};

/** The dialog fades in, so it is not visible immediately. */
const isShown = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());

/** A full-screen view: Enter opens it, arrow keys change the picture, Escape returns to the start. */
export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Enlarge picture 2 of 5: the heel' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await isShown('Tempo 4, picture 2 of 5');
    await userEvent.keyboard('{ArrowRight}');
    await isShown('Tempo 4, picture 3 of 5');
    const whole = screen.getByRole('img', { name: 'from above' });
    await expect(whole.clientHeight).toBeLessThanOrEqual(window.innerHeight - 150);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await isShown('Tempo 4, picture 5 of 5');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
  },
};

/** When magnified, arrow keys pan the picture instead of changing it. */
export const Magnified: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('link', { name: 'Enlarge picture 4 of 5: the sole' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Tempo 4, picture 4 of 5' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Magnify' }));
    const pane = await within(dialog).findByRole('group', { name: 'the sole' });
    await expect(pane).toHaveFocus();
    const picture = within(pane).getByRole('img');
    await expect(pane.scrollHeight).toBeCloseTo(pane.clientHeight * 2.5, -1);
    await expect(picture.clientHeight).toBeLessThanOrEqual(pane.scrollHeight);
    await expect(pane.scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('dialog', { name: 'Tempo 4, picture 4 of 5' })).toBeVisible();
  },
};

/** A single view has neither thumbnails nor arrows. */
export const One: Story = {
  args: { views: views.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};

/** One photograph, as imported feeds have them: it fills the column instead of a wide strip of it. */
export const OnePhotograph: Story = {
  args: {
    views: [{ alt: 'from the side', href: '#file', view: { ...pictureOf('#2b4a9b'), isPhotograph: true } }],
  },
  play: async ({ canvasElement }) => {
    if (innerWidth < 960) return;
    const frame = canvasElement.querySelector<HTMLElement>('[data-photograph]');
    await expect(frame?.offsetWidth).toBe(frame?.offsetHeight);
    await expect(frame?.offsetWidth).toBe(canvasElement.querySelector('ul')?.offsetWidth);
  },
};

/** A product without pictures shows a placeholder named after the product. */
export const Empty: Story = {
  args: { views: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Tempo 4' })).toBeVisible();
  },
};

/** A picture that fails to load keeps its space. */
export const Failed: Story = {
  args: {
    views: [
      { view: brokenPicture, alt: 'from the side', href: '#broken' },
      { view: pictureOf('#222'), alt: 'the heel', href: '#heel' },
    ],
  },
};
