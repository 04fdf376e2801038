import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { MembershipNotification } from '@touchline/contract/loyalty/schema';
import { notificationOf } from './Membership.fixtures.ts';
import { MembershipNote } from './MembershipNews.tsx';

const meta = {
  title: 'Features/Membership/News',
  component: MembershipNote,
  args: { notification: notificationOf('LEVEL_UPGRADE'), inviteUrl: 'https://shop.example/gb' },
  parameters: { requirements: ['A3.34'] },
} satisfies Meta<typeof MembershipNote>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (type: MembershipNotification['type'], text: RegExp): Story => ({
  args: { notification: notificationOf(type) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
});

export const Default: Story = saying('LEVEL_UPGRADE', /You have reached tier 2/);
export const LevelDowngrade: Story = saying('LEVEL_DOWNGRADE', /You are now in tier 2/);
export const UpcomingDowngrade: Story = saying('UPCOMING_DOWNGRADE', /you will be in tier 2 from/);
export const PointsGained: Story = saying('POINTS_GAINED', /240 points are now yours/);
export const PointsExpired: Story = saying('POINTS_EXPIRED', /240 points have expired/);
export const PointsToExpire: Story = saying('POINTS_TO_EXPIRE', /240 points expire on/);
export const AllPointsExpired: Story = saying('ALL_POINTS_EXPIRED', /All your points have expired/);
export const InviteAFriend: Story = saying('INVITE_A_FRIEND', /Tell a friend/);
