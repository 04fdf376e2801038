import * as endpoints from '@touchline/contract/launch/endpoints';
import { getLoyaltyStatus } from '@touchline/contract/loyalty/endpoints';
import type { Launch } from '@touchline/contract/launch/schema';
import { LiveRegion } from '@touchline/design-system/LiveRegion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { requestEmailVerification } from '@touchline/contract/account/endpoints';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { observer } from 'mobx-react-lite';
import { EmailVerificationStore } from '../account/emailVerification/index.ts';
import { MembershipOffer, MembershipStore } from '../loyalty/membership/index.ts';
import { member, membershipPorts, noMember } from '../loyalty/membership/Membership.fixtures.ts';
import { testPorts } from '../platform/ports/testPorts.ts';
import {
  draw,
  entry,
  inMinutes,
  launch,
  launchAt,
  launchNamed,
  launchPorts,
  over,
  room,
  signedOut,
  standing,
  tierTwo,
  upcoming,
} from './Launches.fixtures.ts';
import { LaunchPanel } from './LaunchPanel.tsx';
import type { LaunchStore } from './LaunchStore.ts';

/** What a launch says on its product's page: how it sells, how long it lasts by the server's clock, and what can be done now. */
const meta = {
  title: 'Features/Launches/Panel',
  component: LaunchPanel,
  args: {
    store: launchAt({ standing: { mayBuy: true } }),
    verification: new EmailVerificationStore(testPorts()),
    returnTo: '/orbit/RR4101.html',
    membershipPath: '/account/membership',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
        <LiveRegion />
      </div>
    ),
  ],
} satisfies Meta<typeof LaunchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const linkPorts = testPorts();
linkPorts.server.on(requestEmailVerification, {
  answer: { email: 'maya@example.org', isEmailVerified: false },
});

const waiting = { queue: { ahead: 127, waitSeconds: 540, isUsed: false } };
const gathering = { queue: { isUsed: false } };
const seated = { mayBuy: true, queue: { seatUntil: inMinutes(5), isUsed: false } };
const used = { refusal: 'LAUNCH_LIMIT_REACHED' as const, queue: { isUsed: true } };

/** On sale for everybody. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'On sale now' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('3 h 0 min');
    await expect(canvas.getByRole('link', { name: 'About this launch' })).toHaveAttribute(
      'href',
      '/gb/launches/orbit',
    );
  },
};

/** As the server renders it, the same for everybody: what concerns the visitor is still to come. */
export const Loading: Story = { args: { store: launchNamed({ ...upcoming, eventType: 'FlashSale' }) } };

/** Still to come: counted down by the clock of the server. */
export const ReadyUpcoming: Story = {
  args: { store: launchAt({ launch: upcoming }) },
  parameters: { requirements: ['A4.119'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not on sale yet' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('3 h 12 min');
  },
};

/** Days before its start. */
export const ReadyInDays: Story = {
  args: {
    store: launchAt({
      launch: { ...upcoming, eventStartDate: inMinutes(5 * 1440 + 90), eventEndDate: inMinutes(6 * 1440) },
    }),
  },
};

/** A lower price until it ends. */
export const ReadyFlashSale: Story = {
  args: { store: launchAt({ launch: { eventType: 'FlashSale' }, standing: { mayBuy: true } }) },
  parameters: { requirements: ['A4.118'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lower price now' })).toBeVisible();
    await expect(canvas.getByText('Ends in')).toBeVisible();
  },
};

/** It has ended; what is left is for everybody. */
export const ReadyOver: Story = {
  args: { store: launchAt({ launch: over, standing: { mayBuy: true } }) },
  parameters: { requirements: ['A4.120'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This launch is over' })).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** Members of the third tier buy before everybody else. */
export const ReadyEarlyAccess: Story = {
  args: {
    store: launchAt({
      launch: { ...upcoming, earlyAccess: { from: inMinutes(-30), tier: 3 } },
      standing: { tier: 3, mayBuy: true },
    }),
  },
};

/** Early access that is somebody else’s. */
export const ReadyEarlyAccessOfOthers: Story = {
  args: {
    store: launchAt({ launch: { ...upcoming, earlyAccess: { from: inMinutes(-30), tier: 3 } } }),
  },
};

/** A closed group, for somebody of a lower tier. */
export const ReadyMembersOnly: Story = {
  args: {
    store: launchAt({ launch: tierTwo, standing: { tier: 1, refusal: 'LAUNCH_MEMBERS_ONLY' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'For members from tier 2' })).toBeVisible();
    await expect(canvas.getByText(/Your tier is 1/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'About the membership' })).toHaveAttribute(
      'href',
      '/gb/account/membership',
    );
  },
};

/** As the shop connects it: whoever has joined is looked at again. */
const Offer = observer(function Offer({ store }: { store: LaunchStore }) {
  const [membership] = useState(() => {
    const ports = membershipPorts();
    ports.server.on(getLoyaltyStatus, { answer: noMember }, { answer: member });
    return new MembershipStore(ports, { onChange: () => undefined });
  });
  return (
    <MembershipOffer
      store={membership}
      isOffered={store.isForNewMembers}
      returnTo="/launches/orbit"
      onJoined={() => void store.look()}
    />
  );
});

const forMembers: Partial<Launch> = { ...tierTwo, exclusivityGroup: 'Membership Tier 1' };

/** A closed group, for an account that is no member: it can join at once. */
export const ReadyNoMember: Story = {
  args: { store: launchAt({ launch: tierTwo }) },
  render: (args) => <LaunchPanel {...args} membershipOffer={<Offer store={args.store} />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join for free' })).toBeVisible();
    await expect(canvas.getByText(/you accept the terms of the programme/)).toBeVisible();
  },
};

/** Joins the programme, and may buy. */
export const JoinsTheProgramme: Story = {
  tags: ['!autodocs'],
  args: {
    store: launchAt({
      launch: forMembers,
      ports: launchPorts(launch(forMembers), standing({ tier: 1, mayBuy: true })),
    }),
  },
  render: (args) => <LaunchPanel {...args} membershipOffer={<Offer store={args.store} />} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Join for free' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'On sale now' })).toBeVisible();
    await expect(canvas.getByText(/You’re a member now/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Join for free' })).toBeNull();
  },
};

/** A closed group, for its members. */
export const ReadyForMembers: Story = {
  args: { store: launchAt({ launch: tierTwo, standing: { tier: 2, mayBuy: true } }) },
  render: (args) => <LaunchPanel {...args} membershipOffer={<Offer store={args.store} />} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Join for free' })).toBeNull();
  },
};

/** A closed group, for somebody who may be a member. */
export const SignedOut: Story = {
  args: { store: launchAt({ launch: tierTwo, standing: signedOut }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About the membership' })).toBeVisible();
  },
};

/** The waiting room, which needs an account. */
export const SignedOutWaitingRoom: Story = {
  args: { store: launchAt({ launch: room, standing: signedOut }) },
};

/** The draw, which needs an account. */
export const SignedOutDraw: Story = { args: { store: launchAt({ launch: draw, standing: signedOut }) } };

/** An account whose address is not confirmed. */
export const ReadyNotVerified: Story = {
  args: { store: launchAt({ launch: room, standing: { isVerified: false } }) },
};

/** Sends the link that confirms the address; it leads back to this page. */
export const SendsTheLink: Story = {
  tags: ['!autodocs'],
  args: {
    store: launchAt({ launch: room, standing: { isVerified: false } }),
    verification: new EmailVerificationStore(linkPorts),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/on its way to maya@example.org/)).toBeVisible();
    await expect(linkPorts.server.calls.at(-1)?.body).toEqual({ returnTo: '/orbit/RR4101.html' });
    await expect(canvas.getByRole('button', { name: 'Send it again' })).toBeVisible();
  },
};

/** The waiting room before its opening. */
export const ReadyBeforeOpening: Story = { args: { store: launchAt({ launch: { ...room, ...upcoming } }) } };

/** Here before the opening: places are shuffled then. */
export const ReadyGathering: Story = {
  args: { store: launchAt({ launch: { ...room, ...upcoming }, standing: gathering }) },
};

/** The waiting room after its opening. */
export const ReadyToJoin: Story = { args: { store: launchAt({ launch: room }) } };

/** Joining. */
export const Submitting: Story = {
  args: { store: Object.assign(launchAt({ launch: room }), { busy: 'join' }) },
};

/** In the queue. */
export const ReadyWaiting: Story = {
  args: { store: launchAt({ launch: room, standing: waiting }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/127 people before you/)).toBeVisible();
    await expect(canvas.getByText(/About 9 minutes to wait/)).toBeVisible();
  },
};

/** Next in the queue, and nobody knows yet how long it takes. */
export const ReadyNext: Story = {
  args: { store: launchAt({ launch: room, standing: { queue: { ahead: 0, isUsed: false } } }) },
};

/** A seat is held, until when stands there. */
export const ReadySeated: Story = {
  args: { store: launchAt({ launch: room, standing: seated }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your seat is ready' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('5 min 0 s');
  },
};

/** The seat was used for an order. */
export const ReadySeatUsed: Story = { args: { store: launchAt({ launch: room, standing: used }) } };

/** No sign of life for five minutes: the seat went to the next. */
export const FailedSeatLost: Story = { args: { store: launchAt({ launch: room, memory: 'seatLost' }) } };

/** No sign of life for five minutes while waiting. */
export const FailedPlaceLost: Story = { args: { store: launchAt({ launch: room, memory: 'placeLost' }) } };

/** Left on purpose. */
export const ReadyLeft: Story = { args: { store: launchAt({ launch: room, memory: 'left' }) } };

/** The draw before its opening. */
export const ReadyDrawUpcoming: Story = { args: { store: launchAt({ launch: { ...draw, ...upcoming } }) } };

/** The draw can be entered. */
export const ReadyToEnter: Story = {
  args: { store: launchAt({ launch: draw }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'How the draw is proven' })).toHaveAttribute(
      'href',
      '/gb/launches/orbit/draw',
    );
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
  },
};

/** Entered without a size. */
export const Invalid: Story = {
  args: { store: launchAt({ launch: draw, problem: 'sizeMissing' }) },
};

/** Entered, with the receipt. */
export const SucceededEntered: Story = {
  args: { store: launchAt({ launch: draw, standing: entry('entered') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are in the draw' })).toBeVisible();
    await expect(canvas.getByText('3f9c1b7a24d85e60a1c3f9c1b7a24d85')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked();
  },
};

/** Withdrawn before the draw. */
export const ReadyWithdrawn: Story = { args: { store: launchAt({ launch: draw, memory: 'withdrawn' }) } };

/** The list is closed; the seed follows. */
export const ReadyDrawing: Story = {
  args: { store: launchAt({ launch: { ...draw, ...over }, standing: entry('entered') }) },
};

/** Won, and to be paid in time. */
export const SucceededWon: Story = {
  args: {
    store: launchAt({
      launch: { ...draw, ...over },
      standing: { ...entry('won', inMinutes(90)), mayBuy: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You won, in size 9' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 h 30 min');
  },
};

/** Won and ordered. */
export const SucceededBought: Story = {
  args: { store: launchAt({ launch: { ...draw, ...over }, standing: entry('bought') }) },
};

/** Not drawn, and on the list of who moves up. */
export const ReadyNotDrawn: Story = {
  args: { store: launchAt({ launch: { ...draw, ...over }, standing: entry('next') }) },
};

/** Won, and not paid in time. */
export const FailedNotPaid: Story = {
  args: { store: launchAt({ launch: { ...draw, ...over }, standing: entry('lapsed') }) },
};

/** A draw that went on without the visitor. */
export const ReadyDrawOver: Story = { args: { store: launchAt({ launch: { ...draw, ...over } }) } };

/** The network failed while joining. */
export const FailedOffline: Story = {
  args: { store: launchAt({ launch: room, problem: 'offline' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your place has not changed');
  },
};
/** The back end failed while joining. */
export const FailedUnavailable: Story = {
  args: { store: launchAt({ launch: room, problem: 'unavailable' }) },
};
/** Too many from one network. */
export const FailedTooMany: Story = { args: { store: launchAt({ launch: room, problem: 'tooMany' }) } };
/** It ended meanwhile. */
export const FailedOver: Story = { args: { store: launchAt({ launch: draw, problem: 'over' }) } };
/** It is not open yet. */
export const FailedNotOpen: Story = { args: { store: launchAt({ launch: draw, problem: 'notOpen' }) } };
/** The tier is too low. */
export const FailedMembersOnly: Story = {
  args: { store: launchAt({ launch: room, problem: 'membersOnly' }) },
};
/** The address is not confirmed. */
export const FailedNotVerified: Story = {
  args: { store: launchAt({ launch: draw, problem: 'notVerified' }) },
};
/** The session ended meanwhile. */
export const FailedSignedOut: Story = { args: { store: launchAt({ launch: draw, problem: 'signedOut' }) } };
/** The launch was called off. */
export const FailedGone: Story = { args: { store: launchAt({ launch: room, problem: 'gone' }) } };
/** The size is not part of the draw. */
export const FailedNoSuchSize: Story = { args: { store: launchAt({ launch: draw, problem: 'noSuchSize' }) } };

/** Long words in German. */
export const LongContent: Story = {
  args: { store: launchAt({ launch: draw, standing: entry('entered') }) },
  globals: { language: 'de' },
};

const joining = () => {
  const ports = launchPorts(launch(room), standing(waiting));
  ports.server.on(endpoints.leaveWaitingRoom, { answer: standing() });
  return launchAt({ launch: room, ports });
};

/** Joins, waits, is seated, and leaves, by keyboard; each change is announced once. */
export const JoinsAndLeaves: Story = {
  tags: ['!autodocs'],
  args: { store: joining() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heard = () => canvasElement.querySelector('#ds-live-region')?.textContent;
    page.getByRole('button', { name: 'Join the waiting room' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText(/127 people before you/)).toBeVisible();
    await waitFor(() => expect(heard()).toMatch(/You are in the queue$/));
    page.getByRole('button', { name: 'Leave the waiting room' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('heading', { name: 'You have left the waiting room' })).toBeVisible();
    await waitFor(() => expect(heard()).toMatch(/You have left the waiting room$/));
  },
};

const entering = () => {
  const ports = launchPorts(launch(draw), standing());
  ports.server.on(endpoints.enterDraw, { answer: standing(entry('entered')) });
  return launchAt({ launch: draw, ports });
};

/** Enters by keyboard: without a size it says so, with one there is a receipt. */
export const EntersTheDraw: Story = {
  tags: ['!autodocs'],
  args: { store: entering() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: 'Enter the draw' }).focus();
    await userEvent.keyboard('{Enter}');
    const launch = within(page.getByRole('region'));
    await expect(await launch.findByText('Choose a size first.')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('#ds-live-region')).toHaveTextContent('Choose a size first.'),
    );
    await userEvent.click(page.getByRole('radio', { name: '9' }));
    await expect(launch.queryByText('Choose a size first.')).toBeNull();
    page.getByRole('button', { name: 'Enter the draw' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('heading', { name: 'You are in the draw' })).toBeVisible();
    await expect(page.getByText('Receipt')).toBeVisible();
  },
};

const checked = () => {
  const ports = launchPorts(launch(room), standing(waiting));
  ports.server.on(endpoints.joinWaitingRoom, {
    status: 428,
    error: { errorCode: 'user_is_blocked_by_recaptcha', message: 'A bot check is needed.' },
  });
  return launchAt({ launch: room, ports });
};

/** Many joined from this network: one check first, next to the button. */
export const AsksForTheBotCheck: Story = {
  tags: ['!autodocs'],
  args: { store: checked() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Join the waiting room' }));
    const check = await page.findByRole('group', { name: 'One check before you go on' });
    await waitFor(() => expect(check).toHaveFocus());
  },
};
