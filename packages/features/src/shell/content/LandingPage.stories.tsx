import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { homePage, returnsPage } from './Content.fixtures.ts';
import { ContentStore, type ContentStatus } from './ContentStore.ts';
import { LandingPage } from './LandingPage.tsx';

const storeIn = (status: ContentStatus): ContentStore =>
  Object.assign(new ContentStore(testPorts(), 'touchline'), { key: 'pages/black-week', status });

const page = {
  ...{ key: 'pages/black-week', title: 'Black week', description: 'Seven days, four hundred pairs.' },
  sections: [...homePage.sections.filter(({ kind }) => kind !== 'hero'), ...returnsPage.sections],
};

const meta = {
  title: 'Features/Content/Landing page',
  component: LandingPage,
  // There are no files of the brand here.
  parameters: { guard: { missingFiles: [/media\/brand/] } },
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Made at the desk of sections: its title stands at the top. */
export const Ready: Story = {
  args: { store: storeIn({ kind: 'ready', page }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Black week');
  },
};
/** A large picture at the top says it already. */
export const WithLargePicture: Story = {
  args: { store: storeIn({ kind: 'ready', page: { ...page, sections: homePage.sections } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
/** Published without a section. */
export const Empty: Story = {
  args: { store: storeIn({ kind: 'ready', page: { ...page, sections: [] } }) },
};
export const Loading: Story = { args: { store: storeIn({ kind: 'loading' }) } };
export const Failed: Story = { args: { store: storeIn({ kind: 'failed', reason: 'unavailable' }) } };
export const NotFound: Story = { args: { store: storeIn({ kind: 'notFound' }) } };
