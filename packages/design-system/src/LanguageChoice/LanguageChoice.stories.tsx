import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { LanguageCountry } from './LanguageChoice.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const countries: LanguageCountry[] = [
  {
    country: 'gb',
    name: 'United Kingdom',
    note: 'GBP',
    languages: [{ label: 'English', language: 'en', href: '#uk', isCurrent: true }],
  },
  {
    country: 'de',
    name: 'Germany',
    note: 'EUR',
    languages: [
      { label: 'Deutsch', language: 'de', href: '#de' },
      { label: 'English', language: 'en', href: '#de-en' },
    ],
  },
  {
    country: 'kr',
    name: 'South Korea',
    note: 'KRW',
    languages: [{ label: '한국어', language: 'ko', href: '#kr' }],
  },
];

const meta = {
  title: 'Components/Navigation/LanguageChoice',
  component: LanguageChoice,
  subcomponents: { LanguageMenu },
  tags: ['ready'],
  args: { label: 'Country and language', countries },
  parameters: { needs: ['choose country and language', 'a language switch with flags'] },
} satisfies Meta<typeof LanguageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language is named in that language, with its `lang`; the flag next to the country's name is decorative. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('navigation', { name: 'Country and language' })).toBeVisible();
    const korean = page.getByRole('link', { name: '한국어' });
    await expect(korean).toHaveAttribute('lang', 'ko');
    await expect(korean).toHaveAttribute('hreflang', 'ko');
    await expect(page.queryByRole('img')).toBeNull();
    await userEvent.tab();
    const [english] = page.getAllByRole('link', { name: 'English' });
    await expect(english).toHaveFocus();
    await expect(english).toHaveAttribute('aria-current', 'true');
  },
};

export const Playground: Story = { args: { level: 3 } };

/** The server remembers the choice: form buttons instead of links. */
export const AsForm: Story = {
  args: { form: { action: '#remember', field: 'sitePath' } },
  play: async ({ canvasElement }) => {
    const german = within(canvasElement).getByRole('button', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('name', 'sitePath');
    await expect(german).toHaveAttribute('value', '#de');
    await expect(german.closest('form')).toHaveAttribute('method', 'post');
  },
};

/** A few languages in a menu, for header or footer. */
export const Menu: Story = {
  render: ({ label }) => (
    <div style={{ minBlockSize: 280 }}>
      <LanguageMenu label={label} countries={countries} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: 'Country and language: United Kingdom, English' });
    await userEvent.click(opener);
    const list = await page.findByRole('dialog', { name: 'Country and language' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'United Kingdom, English' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await waitFor(() => expect(list).toBeVisible());
  },
};

/** The server remembers the language: buttons of a form, which also says what page to show. */
export const MenuAsForm: Story = {
  tags: ['!autodocs'],
  render: ({ label }) => (
    <div style={{ minBlockSize: 280 }}>
      <LanguageMenu
        label={label}
        countries={countries}
        form={{ action: '#remember', field: 'sitePath', also: { path: '/men' } }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      page.getByRole('button', { name: 'Country and language: United Kingdom, English' }),
    );
    const german = await page.findByRole('button', { name: 'Germany, Deutsch' });
    await expect(german).toHaveValue('#de');
    await expect(new FormData(german.closest('form') as HTMLFormElement).get('path')).toBe('/men');
  },
};

/** A country without a drawn flag gets a plate; long names wrap. */
export const LongContent: Story = {
  args: {
    countries: [
      {
        country: 'xx',
        name: 'Vereinigtes Königreich Großbritannien und Nordirland',
        note: 'GBP',
        languages: ['Schweizerhochdeutsch', 'Niederländisch-Flämisch', 'Französisch'].map((label) => ({
          label,
          language: 'de',
          href: `#${label}`,
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
