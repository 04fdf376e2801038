import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Hours } from './openingTimes.ts';
import { OpeningHours } from './OpeningHours.tsx';
import type { OpeningHoursLabels } from './OpeningHours.tsx';

const day = [{ opens: '10:00', closes: '20:00' }];
const hours: Hours = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [{ opens: '09:00', closes: '18:00' }] },
  timeZone: 'Europe/London',
};
const christmas = [
  { date: '2026-12-24', spans: [{ opens: '10:00', closes: '14:00' }], name: 'Christmas Eve' },
  { date: '2026-12-25', spans: [], name: 'Christmas Day' },
];

const labels: OpeningHoursLabels = {
  caption: 'Opening hours',
  closedAllDay: 'Closed',
  allDay: '24 hours',
  today: 'Today',
  special: 'Other hours',
  open: (until) => (until ? `Open until ${until}` : 'Open round the clock'),
  closed: (at, weekday) => {
    if (!at) return 'Closed for now';
    return weekday ? `Closed, opens ${weekday} at ${at}` : `Closed, opens at ${at}`;
  },
};

const meta = {
  title: 'Components/Content/OpeningHours',
  component: OpeningHours,
  tags: ['ready'],
  parameters: { needs: ['say when a store is open', 'show a week of hours', 'tell whether it is open now'] },
  args: { hours, locale: 'en-GB', labels, now: new Date('2026-11-20T15:00:00Z') },
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open. Today is marked visually by weight and a line, and by a word. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Open until 20:00')).toBeVisible();
    await expect(page.getByRole('row', { current: 'date' })).toHaveTextContent(/^FridayToday10:00–20:00$/);
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('Monday');
  },
};
export const Playground: Story = { tags: ['!test'] };

/** After hours it shows when the place opens next. */
export const Closed: Story = {
  args: { now: new Date('2026-11-21T19:00:00Z') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Closed, opens Monday at 10:00')).toBeVisible();
  },
};

/** A special day replaces today's hours, and is listed with its date until it has passed. */
export const SpecialDays: Story = {
  args: { hours: { ...hours, special: christmas }, now: new Date('2026-12-24T12:00:00Z') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Open until 14:00')).toBeVisible();
    await expect(page.getByRole('row', { current: 'date' })).toHaveTextContent('10:00–14:00');
    await expect(page.getByRole('row', { name: /25 December/ })).toHaveTextContent('Closed');
  },
};

/** A break at noon, and hours that continue past midnight. */
export const Spans: Story = {
  args: {
    hours: {
      ...hours,
      week: {
        fri: [
          { opens: '09:00', closes: '12:30' },
          { opens: '14:00', closes: '01:00' },
        ],
      },
    },
  },
};

/** A United States week begins on Sunday, and times use the 12-hour clock. */
export const American: Story = {
  args: { locale: 'en-US', hours: { ...hours, timeZone: 'America/New_York' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('Sunday');
    await expect(page.getByRole('row', { name: /Saturday/ })).toHaveTextContent(/9:00\sAM–6:00\sPM/);
  },
};

/** A place in another time zone: it is already past midnight there. */
export const OtherTimeZone: Story = {
  args: { hours: { ...hours, timeZone: 'Asia/Seoul' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { current: 'date' })).toHaveTextContent('Saturday');
  },
};

export const RoundTheClock: Story = {
  args: {
    hours: {
      timeZone: 'UTC',
      week: Object.fromEntries(
        ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => [
          name,
          [{ opens: '00:00', closes: '24:00' }],
        ]),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Open round the clock')).toBeVisible();
    await expect(page.getAllByText('24 hours')).toHaveLength(7);
  },
};

/** Without a time from the server, the day is marked after hydration. */
export const OwnClock: Story = {
  args: { now: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('row', { current: 'date' })).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    locale: 'de-DE',
    hours: {
      ...hours,
      special: [{ date: '2026-12-24', spans: [], name: 'Betriebsversammlung und Bestandsaufnahme' }],
    },
    labels: {
      ...labels,
      today: 'Heute',
      closedAllDay: 'Geschlossen',
      special: 'Abweichende Öffnungszeiten',
      open: (until) => `Geöffnet bis ${until}`,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
