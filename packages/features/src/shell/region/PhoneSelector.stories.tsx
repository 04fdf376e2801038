import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LocationsStore } from './LocationsStore.ts';
import { PhoneSelector } from './PhoneSelector.tsx';
import { locations } from './Region.fixtures.ts';

function Page({ query = '' }: { query?: string }) {
  const [store] = useState(() => new LocationsStore({ locations, query }));
  return <PhoneSelector store={store} />;
}

const meta = {
  title: 'Features/Region/Country selector on a phone',
  component: Page,
  globals: { viewport: { value: 'mobile1' } },
  parameters: {
    cannotBe: {
      Loading: 'The page comes with the countries.',
      Failed: 'Without the countries the shop shows its page for failures.',
      Invalid: 'The current country is ticked.',
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The continents folded except the one of the page, whose country is ticked; one form. */
export const Default: Story = {
  parameters: { requirements: ['A2.34'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const open = [...canvasElement.querySelectorAll('details')].map((details) => details.open);
    await expect(open).toEqual([true, false, false]);
    const current = page.getByRole('radio', { name: 'United Kingdom, English' });
    await expect(current).toBeChecked();
    const form = current.closest('form') as HTMLFormElement;
    await expect([form.method, new FormData(form).get('sitePath')]).toEqual(['post', 'gb']);
  },
};

/** A search opens every continent that has something. */
export const Searched: Story = {
  args: { query: 'english' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(4);
    for (const details of canvasElement.querySelectorAll('details'))
      await expect(details).toHaveProperty('open', true);
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

/** Another continent is opened, and one of its countries chosen: there is one choice in all continents together. */
export const ChoosesAcrossContinents: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('heading', { name: 'Asia' }));
    const korea = await page.findByRole('radio', { name: 'South Korea, 한국어' });
    await waitFor(() => expect(korea).toBeVisible());
    await userEvent.click(korea);
    await expect(page.getByRole('radio', { name: 'United Kingdom, English' })).not.toBeChecked();
    await expect(new FormData(korea.closest('form') as HTMLFormElement).get('sitePath')).toBe('kr');
    await expect(page.getByRole('link', { name: 'Japan, 日本語' })).toHaveAttribute(
      'href',
      'https://shop.example.jp/jp',
    );
  },
};
