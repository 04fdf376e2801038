import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getPage } from '@touchline/contract/content/endpoints';
import type { Picture } from '@touchline/contract/picture';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { homePage } from './Content.fixtures.ts';
import { ContentStore, type ContentStatus } from './ContentStore.ts';
import { HomePage } from './HomePage.tsx';
import type { ShownSection } from './ShownPage.ts';

const storeIn = (status: ContentStatus): ContentStore =>
  Object.assign(new ContentStore(testPorts(), 'touchline'), { key: 'home', status });

const photographOf = (picture: Picture): Picture => ({ ...picture, cutout: false });

function storeThatRecovers(): ContentStore {
  const ports = testPorts();
  ports.server.on(getPage, { answer: homePage });
  return ContentStore.fromSnapshot(ports, 'touchline', {
    key: 'home',
    status: { kind: 'failed', reason: 'unavailable' },
  });
}

const meta = {
  title: 'Features/Content/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <HomePage {...args} />
    </main>
  ),
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of section. */
export const Ready: Story = {
  args: { store: storeIn({ kind: 'ready', page: homePage }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Built for the last mile');
    await expect(page.getByRole('link', { name: /^Running 214 styles$/ })).toHaveAttribute(
      'href',
      '/gb/sports/running',
    );
    await expect(page.getByText('1 style')).toBeVisible();
  },
};

/** The pictures of a feed are photographs: beside the headline, and above the names of the tiles; nothing overlaps them. */
export const OfPhotographs: Story = {
  args: {
    store: storeIn({
      kind: 'ready',
      page: {
        ...homePage,
        isMade: true,
        sections: homePage.sections.flatMap<ShownSection>((section) => {
          if (section.kind === 'hero') return [{ ...section, picture: photographOf(section.picture) }];
          if (section.kind !== 'categories') return [];
          const tiles = section.tiles.map((tile) => ({ ...tile, picture: photographOf(tile.picture) }));
          return [{ ...section, tiles }];
        }),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const headline = within(canvasElement).getByRole('heading', { level: 1 }).getBoundingClientRect();
    const picture = canvasElement.querySelector('[data-hero] img')?.getBoundingClientRect();
    const isApart = picture && (picture.left >= headline.right || picture.top >= headline.bottom);
    await expect(isApart).toBe(true);
  },
};

/** A brand may put its last section on the dark band: the button there has the accent colour. */
export const MembershipOnBand: Story = {
  args: {
    store: storeIn({
      kind: 'ready',
      page: {
        ...homePage,
        sections: homePage.sections
          .filter(({ kind }) => kind === 'membership')
          .map((section) => ({ ...section, ground: 'band' as const })),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-ground="band"][data-shape="field"]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-ground="accent"]')).toBeNull();
  },
};

export const Loading: Story = { args: { store: storeIn({ kind: 'loading' }) } };

/** A shop without products, or without published content. */
export const Empty: Story = {
  args: { store: storeIn({ kind: 'ready', page: { ...homePage, sections: [] } }) },
};

/** The page failed to load; a retry loads it. */
export const Failed: Story = {
  args: { store: storeThatRecovers() },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  args: { store: storeThatRecovers() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Nothing in the bag was lost');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('link', { name: 'Shop Tempo 4' })).toBeVisible();
  },
};
