import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentBar } from './ConsentBar.tsx';
import { consentIn } from './Consent.fixtures.ts';

const meta = {
  title: 'Features/Consent and privacy/Consent bar',
  component: ConsentBar,
  parameters: {
    layout: 'fullscreen',
    cannotBe: {
      Loading: 'The bar needs nothing but its own code and messages.',
      Failed: 'A choice holds whether or not the back end could record it.',
    },
  },
  args: { store: consentIn({ regime: 'bar' }), onSettings: fn() },
  render: (args) => (
    <div style={{ minBlockSize: '60vh' }}>
      <ConsentBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ConsentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the bottom of the window; the page stays usable. */
export const Default: Story = {
  parameters: { requirements: ['A2.102'] },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Cookies' }));
    const accept = bar.getByRole('button', { name: 'Accept all' });
    const reject = bar.getByRole('button', { name: 'Reject all' });
    await expect(getComputedStyle(accept).backgroundColor).toBe(getComputedStyle(reject).backgroundColor);
    await expect(accept.offsetHeight).toBe(reject.offsetHeight);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { language: 'ar' } };

/** German. */
export const LongContent: Story = { globals: { language: 'de' } };

/** The settings are one press away, and refusing closes the bar. */
export const Answers: Story = {
  tags: ['!autodocs'],
  args: { store: consentIn({ regime: 'bar' }) },
  play: async ({ canvasElement, args }) => {
    args.store.openBar();
    const bar = within(canvasElement);
    await userEvent.click(bar.getByRole('button', { name: 'Settings' }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
    await userEvent.click(bar.getByRole('button', { name: 'Reject all' }));
    await expect(args.store.levels).toEqual([0]);
    await expect(args.store.bar.open).toBe(false);
  },
};
