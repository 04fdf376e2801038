import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LocationSelector } from './LocationSelector.tsx';
import { LocationsStore } from './LocationsStore.ts';
import { locations } from './Region.fixtures.ts';

function Page({ query = '' }: { query?: string }) {
  const [store] = useState(() => new LocationsStore({ locations, query }));
  return <LocationSelector store={store} />;
}

const meta = {
  title: 'Features/Region/Location selector',
  component: Page,
  parameters: {
    cannotBe: {
      Loading: 'The page comes with the countries.',
      Failed: 'Without the countries the shop shows its page for failures.',
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every country with a shop by continent: buttons for those of this shop, links for those elsewhere. */
export const Default: Story = {
  parameters: { requirements: ['A2.35'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const headings = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Europe', 'North America', 'Asia']);
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveValue('de');
    await expect(page.getByRole('link', { name: '日本語' })).toHaveAttribute(
      'href',
      'https://shop.example.jp/jp',
    );
    const current = page.getAllByRole('button', { name: 'English' }).find(({ ariaCurrent }) => ariaCurrent);
    await expect(current).toHaveValue('gb');
  },
};

/** The address names a search: the page comes with what it finds. */
export const Searched: Story = {
  args: { query: 'deu' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('searchbox')).toHaveValue('deu');
    await expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const [field, button] = [page.getByRole('searchbox'), page.getByRole('button', { name: 'Search' })];
    await expect(button.offsetHeight).toBe(field.offsetHeight);
  },
};

/** Nothing is called so. */
export const Empty: Story = {
  args: { query: 'Atlantis' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('No country or language is called “Atlantis”.'),
    ).toBeVisible();
  },
};

/** The list follows what is typed, by keyboard alone. */
export const SearchesWhileTyping: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('searchbox').focus();
    await userEvent.keyboard('turki');
    await expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Türkiye',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Clear the search' }));
    await expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(locations.length);
  },
};
