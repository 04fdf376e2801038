import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SuggestedRegion } from '@touchline/contract/visitor/schema';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { GeolocationDialog } from './GeolocationDialog.tsx';
import { GeolocationStore } from './GeolocationStore.ts';
import { suggestedGermany, suggestedJapan } from './Region.fixtures.ts';

interface Shown {
  detected: SuggestedRegion;
  onVisit?: (address: string) => void;
  onStored?: (key: string) => void;
  onClose?: () => void;
}

function Page({ detected, onVisit, onStored, onClose }: Shown) {
  const [store] = useState(() => {
    const ports = testPorts();
    const made = new GeolocationStore({
      ...ports,
      navigation: { go: () => undefined, leave: (address) => onVisit?.(address) },
      storage: { ...ports.storage, set: (key) => onStored?.(key) },
    });
    made.begin(detected);
    return made;
  });
  const [isOpen, setOpen] = useState(true);
  return (
    <GeolocationDialog
      store={store}
      isOpen={isOpen}
      onClose={() => {
        onClose?.();
        setOpen(false);
      }}
    />
  );
}

const meta = {
  title: 'Features/Region/Geolocation dialog',
  component: Page,
  args: { detected: suggestedGermany, onVisit: fn(), onStored: fn(), onClose: fn() },
  parameters: {
    cannotBe: {
      Loading: 'It opens once the region is known.',
      Invalid: 'One of the two is always chosen.',
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor of the British shop who seems to be in Germany: both with their flag, language and currency. */
export const Default: Story = {
  parameters: { requirements: ['A2.105', 'A2.116', 'A2.119'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Shop in your region?' }));
    const germany = dialog.getByRole('radio', { name: /Germany/ });
    await expect(germany).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /United Kingdom/ })).not.toBeChecked();
    for (const radio of dialog.getAllByRole('radio'))
      await expect(radio.closest('label')?.querySelector('svg')).not.toBeNull();
    await expect(dialog.getByRole('link', { name: 'All countries and languages' })).toHaveAttribute(
      'href',
      '/gb/location-selector.html',
    );
  },
};

/** The other region has a shop of its own: its location selector is there. */
export const AtAnotherOrigin: Story = {
  args: { detected: suggestedJapan },
  parameters: { requirements: ['A2.35'] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'All countries and languages' })).toHaveAttribute(
      'href',
      'https://staging.shop.example.jp/location-selector.html',
    );
  },
};

/** It is asked once: that is remembered as soon as it is on the screen. */
export const AskedOnce: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Shop in your region?' });
    await waitFor(() => expect(args.onStored).toHaveBeenCalledWith('geoRedirectionAlreadySuggested'));
  },
};

/** The detected region is confirmed: its site opens. */
export const GoesThere: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.118'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Shop in your region?' });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onVisit).toHaveBeenCalledWith('/en');
  },
};

/** The current territory is confirmed, by keyboard: the dialog closes, nothing else happens. */
export const Stays: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['A2.117'] },
  play: async ({ args }) => {
    const radio = await screen.findByRole('radio', { name: /Germany/ });
    radio.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /United Kingdom/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onVisit).not.toHaveBeenCalled();
  },
};

/** Long names wrap. */
export const LongContent: Story = {
  args: {
    detected: {
      ...suggestedGermany,
      name: 'Vereinigtes Königreich Großbritannien und Nordirland',
      language: { code: 'de', label: 'Schweizerhochdeutsch', sitePath: 'en' },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Shop in your region?' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
