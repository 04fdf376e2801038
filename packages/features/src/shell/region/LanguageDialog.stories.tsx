import { translateUrl } from '@touchline/contract/market/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { germany } from '../../platform/site/Site.fixtures.ts';
import { Site, SiteContext } from '../../platform/site/index.ts';
import { LanguageDialog } from './LanguageDialog.tsx';
import { LanguageStore } from './LanguageStore.ts';

interface Shown {
  /** What the shop says when the address is translated. */
  translation?: 'there' | 'never' | 'offline';
  onVisit?: (address: string) => void;
  onClose?: () => void;
}

function open({ translation = 'there', onVisit }: Shown): { store: LanguageStore; site: Site } {
  const ports = testPorts();
  const site = new Site(germany);
  if (translation === 'there') ports.server.on(translateUrl, { answer: { path: '/en/men' } });
  else ports.server.on(translateUrl, translation);
  ports.navigation.leave = (address) => onVisit?.(address);
  const store = new LanguageStore(ports, site);
  store.begin('/men');
  return { store, site };
}

function Page(shown: Shown) {
  const [{ store, site }] = useState(() => open(shown));
  const [isOpen, setOpen] = useState(true);
  return (
    <SiteContext value={site}>
      <LanguageDialog
        store={store}
        isOpen={isOpen}
        onClose={() => {
          shown.onClose?.();
          setOpen(false);
        }}
      />
    </SiteContext>
  );
}

const meta = {
  title: 'Features/Region/Language dialog',
  component: Page,
  args: { onVisit: fn(), onClose: fn() },
  parameters: {
    cannotBe: {
      Empty: 'A market with one language has no dialog.',
      Invalid: 'One language is always chosen.',
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Flag and name of the country, and its languages by their own names; the current one is ticked. */
export const Default: Story = {
  parameters: { requirements: ['A2.97', 'A2.104'] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose your language' });
    await expect(dialog.querySelector('svg')).not.toBeNull();
    await expect(screen.getAllByRole('radio')).toHaveLength(2);
    await expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await expect(screen.getByRole('link', { name: 'All countries and languages' })).toHaveAttribute(
      'href',
      '/de/location-selector.html',
    );
  },
};

const chooseEnglish = async () => {
  await screen.findByRole('dialog', { name: 'Choose your language' });
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

/** The new language is remembered, the dialog closes, and the same page opens in it. */
export const SavesAnother: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.120'] },
  play: async ({ args }) => {
    await chooseEnglish();
    await waitFor(() => expect(args.onVisit).toHaveBeenCalledWith('/en/men'));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The same language: the dialog closes and the page stays. */
export const SavesTheSame: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.120'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Choose your language' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onVisit).not.toHaveBeenCalled();
  },
};

/** Closed by Escape with another language ticked: nothing changes. */
export const ClosedWithoutSaving: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.121'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Choose your language' });
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onVisit).not.toHaveBeenCalled();
  },
};

/** The address is being translated. */
export const WaitsForTheAddress: Story = {
  tags: ['!autodocs'],
  args: { translation: 'never' },
  play: async () => {
    await chooseEnglish();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** The address cannot be translated: the home page opens in the language. */
export const OpensTheHomePageInstead: Story = {
  tags: ['!autodocs'],
  args: { translation: 'offline' },
  play: async ({ args }) => {
    await chooseEnglish();
    await waitFor(() => expect(args.onVisit).toHaveBeenCalledWith('/en'));
  },
};
