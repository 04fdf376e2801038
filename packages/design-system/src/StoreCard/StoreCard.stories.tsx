import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Accordion, AccordionItem } from '../Accordion/Accordion.tsx';
import { Button } from '../Button/Button.tsx';
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx';
import { OpenNow } from '../OpeningHours/OpenNow.tsx';
import { StoreCard } from './StoreCard.tsx';

const day = [{ opens: '10:00', closes: '20:00' }];
const hours = { week: { mon: day, tue: day, wed: day, thu: day, fri: day }, timeZone: 'Europe/London' };
const words = {
  open: (until: string | undefined) => `Open until ${until}`,
  closed: (at: string | undefined, weekday: string | undefined) => `Closed, opens ${weekday} at ${at}`,
};
const opening = (now: string) => <OpenNow hours={hours} locale="en-GB" labels={words} now={new Date(now)} />;

const meta = {
  title: 'Components/Content/StoreCard',
  component: StoreCard,
  tags: ['ready'],
  parameters: { needs: ['show a store', 'lead somebody to a store', 'choose where to collect an order'] },
  args: {
    name: 'Example Street',
    level: 2,
    href: '#store',
    address: ['1 Example Street', 'Manchester', 'M1 1AA'],
    distance: '1.2 km',
    opening: opening('2026-11-20T15:00:00Z'),
    directions: { href: '#directions', label: 'Directions' },
    phone: { href: 'tel:+441614960000', label: '0161 496 0000' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Directions and phone links include the store's name, so that they make sense in a list of links. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('article', { name: 'Example Street' })).toBeVisible();
    const order = ['Example Street', 'Directions Example Street', '0161 496 0000 Example Street'];
    for (const name of order) {
      await userEvent.tab();
      await expect(page.getByRole('link', { name })).toHaveFocus();
    }
  },
};
export const Playground: Story = { tags: ['!test'] };

export const Closed: Story = { args: { opening: opening('2026-11-20T21:00:00Z') } };

/** For choosing where to collect an order. */
export const Collect: Story = {
  args: {
    note: 'Ready today from 14:00. All three items are here.',
    action: (
      <Button variant="secondary" onClick={fn()}>
        Collect here
      </Button>
    ),
  },
};

/** The weekly hours are collapsed, so that several stores fit on a screen. */
export const WithHours: Story = {
  args: {
    children: (
      <Accordion>
        <AccordionItem title="Opening hours" level={3} defaultOpen>
          <OpeningHours
            hours={hours}
            locale="en-GB"
            now={new Date('2026-11-20T15:00:00Z')}
            isStateHidden
            labels={{
              ...words,
              caption: 'Opening hours of Example Street',
              closedAllDay: 'Closed',
              allDay: '24 hours',
              today: 'Today',
              special: 'Other hours',
            }}
          />
        </AccordionItem>
      </Accordion>
    ),
  },
};

/** Only name and address. */
export const Partial: Story = {
  args: { href: undefined, distance: undefined, opening: undefined, directions: undefined, phone: undefined },
};

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    name: 'Sporthausfiliale Niederschöneweide-Oberspree',
    address: ['Donaudampfschifffahrtsgesellschaftsstraße 128', '12345 Niederschöneweide'],
    distance: '1.234,5 km',
    directions: { href: '#', label: 'Wegbeschreibung öffnen' },
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
