import { joinLoyalty } from '@touchline/contract/loyalty/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { history, member, membershipPorts, noMember, storeIn } from './Membership.fixtures.ts';
import { MembershipOffer } from './MembershipOffer.tsx';
import { MembershipPage } from './MembershipPage.tsx';
import { MembershipStore } from './MembershipStore.ts';

const onJoined = fn();
const refusal = (errorCode: string) => ({ status: 409, error: { errorCode, message: '' } });

const meta = {
  title: 'Features/Membership/Membership',
  component: MembershipPage,
  args: { store: storeIn(), onDetails: fn(), inviteUrl: 'https://shop.example/gb' },
} satisfies Meta<typeof MembershipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member of tier 2: points, progress, rungs, vouchers and history. */
export const Default: Story = {
  parameters: { requirements: ['A1.16', 'A9.35', 'C9.14'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Tier 2: Pacer' })).toBeVisible();
    await expect(page.getByText('1,240')).toBeVisible();
    await expect(within(page.getByRole('list', { name: 'Tiers' })).getAllByRole('listitem')).toHaveLength(5);
    await expect(page.getByText('Early access to launches is yours.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { store: new MembershipStore(membershipPorts(), { onChange: () => undefined }) },
};

/** Joined a minute ago: no points, no history. */
export const Empty: Story = {
  args: {
    store: storeIn({
      loyalty: {
        ...{ ...member, tierId: 1, levelDescription: 'Starter', totalPoints: 0, pendingPoints: 0 },
        ...{
          progress: { currentTier: 1, nextTier: 2, earnedPrice: 0, currentPercent: 0 },
          missingPoints: 1500,
        },
      },
      vouchers: [],
      history: { ...history, entries: [] },
    }),
  },
};

/** An account that has not joined. */
export const ReadyToJoin: Story = { args: { store: storeIn({ loyalty: noMember }) } };

/** The highest tier. */
export const ReadyHighestTier: Story = {
  args: {
    store: storeIn({
      loyalty: {
        ...{ ...member, tierId: 4, levelDescription: 'Captain' },
        progress: { currentTier: 4, earnedPrice: 1400, currentPercent: 100 },
      },
    }),
  },
};

/** The question before leaving. */
export const Partial: Story = { args: { store: storeIn({ isLeaving: true }) } };

export const Succeeded: Story = { args: { store: storeIn({ done: 'redeem' }) } };
export const FailedNotEnoughPoints: Story = { args: { store: storeIn({ problem: 'notEnoughPoints' }) } };
export const FailedTooMany: Story = { args: { store: storeIn({ problem: 'tooMany' }) } };
export const Failed: Story = {
  args: { store: storeIn({ status: { kind: 'failed', reason: 'unavailable' } }) },
};
export const Offline: Story = { args: { store: storeIn({ status: { kind: 'failed', reason: 'offline' } }) } };
/** Offline, where this browser has seen the membership before: tier and points are those of then. */
export const OfflineLastKnown: Story = {
  args: {
    store: Object.assign(storeIn({ status: { kind: 'failed', reason: 'offline' } }), {
      lastKnown: { membershipTier: 2, membershipPoints: 1240 },
    }),
  },
  parameters: { requirements: ['A7.67'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/When we last knew: tier 2, 1,240 points/)).toBeVisible();
  },
};
export const SignedOut: Story = { args: { store: storeIn({ status: { kind: 'signedOut' } }) } };
export const LongContent: Story = { globals: { language: 'de' } };

/** Joins by keyboard. */
export const Joins: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn({ loyalty: noMember }, membershipPorts()) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Join for free' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText(/You’re a member now/)).toBeVisible();
    await expect(args.store.isMember).toBe(true);
  },
};

/** Joins from a page that has not loaded the membership: the terms of now are found out first. */
export const JoinsElsewhere: Story = {
  tags: ['!autodocs'],
  args: {
    store: new MembershipStore(
      (() => {
        const ports = membershipPorts(noMember);
        ports.server.on(joinLoyalty, refusal('FullAccountRequired'), { answer: member });
        return ports;
      })(),
      { onChange: () => undefined },
    ),
  },
  render: ({ store }) => (
    <MembershipOffer store={store} isOffered returnTo="/launches/orbit" onJoined={onJoined} />
  ),
  play: async ({ canvas }) => {
    onJoined.mockClear();
    const button = canvas.getByRole('button', { name: 'Join for free' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/Set a password for your account first/)).toBeVisible();
    await expect(onJoined).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await canvas.findByText(/You’re a member now/)).toBeVisible();
    await expect(onJoined).toHaveBeenCalledOnce();
  },
};

/** Leaving asks first, and staying changes nothing. */
export const AsksBeforeLeaving: Story = {
  tags: ['!autodocs'],
  args: { store: storeIn() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Leave the programme' }));
    await expect(page.getByRole('button', { name: 'Leave and lose 1,890 points' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Stay a member' }));
    await expect(page.getByRole('button', { name: 'Leave the programme' })).toBeVisible();
  },
};
