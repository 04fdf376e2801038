import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inventory, needsConsent } from '../../packages/storefront/src/server/start/inventory.ts';
import { ConsentProof } from './ConsentProof.tsx';
import { hasUsed, visits } from './visits.ts';

/** What the shop may do in a browser, and what a browser did on the built shop. */
const meta = {
  title: 'Labs/Consent proof',
  component: ConsentProof,
  parameters: { requirements: ['A1.10'] },
} satisfies Meta<typeof ConsentProof>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the law asks first, by a dialog. */
export const Default: Story = { args: { region: 'gb, dialog' } };

/** Where the law asks first, by a bar. */
export const Bar: Story = { args: { region: 'ae, bar' } };

/** Where visitors may object. */
export const NotNeeded: Story = { args: { region: 'us, not needed' } };

/** The market leaves the question to another application. */
export const Suppressed: Story = { args: { region: 'gb, suppressed' } };

/** In every visit: nothing that is not listed, and nothing that needs consent after a refusal. */
export const Holds: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(visits).toHaveLength(48);
    const names = inventory.map(({ name }) => name);
    for (const { deeds } of visits)
      for (const deed of deeds) await expect(names).toContain(deed.slice(deed.indexOf(' ') + 1));
    const refused = visits.filter(({ choice }) => choice === 'reject');
    for (const { name, purpose } of inventory.filter((entry) => needsConsent(entry.purpose)))
      await expect([name, purpose, refused.some((visit) => hasUsed(visit, name))]).toEqual([
        name,
        purpose,
        false,
      ]);
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByRole('combobox'), 'us, not needed');
    // No answer, accepted, refused; then the same with the signal, which is an objection there.
    await expect(page.getByRole('row', { name: /^dataLayer .* used used – – used –$/ })).toBeInTheDocument();
  },
};
