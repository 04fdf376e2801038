import { expect, it } from 'vitest';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { LineItem } from '../LineItem/LineItem.tsx';
import { OpeningHours } from '../OpeningHours/OpeningHours.tsx';
import { Price } from '../Price/Price.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { RatingDistribution } from '../Rating/RatingDistribution.tsx';
import { StoreCard } from '../StoreCard/StoreCard.tsx';
import { hydrate } from './hydrate.ts';
import { pictureOf } from './pictures.ts';

const view = pictureOf('#222');
const hours = { week: { mon: [{ opens: '10:00', closes: '20:00' }] }, timeZone: 'Europe/London' };
const hoursWords = {
  caption: 'Hours',
  closedAllDay: 'Closed',
  allDay: '24 hours',
  today: 'Today',
  special: 'Other hours',
  open: (until: string | undefined) => `Open ${until ?? 'always'}`,
  closed: (at: string | undefined) => `Closed ${at ?? 'for now'}`,
};

const components = {
  Avatar: <Avatar name="Maya" src={view.src} />,
  Card: (
    <Card title="Studs" href="/studs" footer="4 minutes">
      Words
    </Card>
  ),
  Carousel: (
    <Carousel
      label="New"
      hasDots
      slides={['a', 'b'].map((id) => ({ id, content: id }))}
      labels={{
        carousel: 'carousel',
        slide: 'slide',
        position: (number, total) => `${number} of ${total}`,
        show: String,
        previous: 'Back',
        next: 'On',
      }}
    />
  ),
  DataTable: (
    <DataTable
      caption="Letters"
      rows={['a', 'b']}
      rowKey={(row) => row}
      columns={[{ id: 'label', header: 'Label', isRowHeader: true, isSortable: true, cell: (row) => row }]}
      sort={{ column: 'label', direction: 'ascending' }}
    />
  ),
  Gallery: (
    <Gallery
      name="Tempo 4"
      views={[
        { view, alt: 'side', href: '/a' },
        { view, alt: 'heel', href: '/b' },
      ]}
      labels={{
        label: 'Pictures',
        enlarge: (number) => `Enlarge ${number}`,
        show: String,
        title: String,
        previous: 'Back',
        next: 'On',
        close: 'Close',
      }}
    />
  ),
  LineItem: (
    <>
      <LineItem name="Tempo 4" picture={view} details={['UK 8']} price="£130" action={<a href="/a">See</a>} />
      <LineItem name="Tempo 4" picture={undefined} size="medium" />
    </>
  ),
  OpeningHours: <OpeningHours hours={hours} locale="en-US" labels={hoursWords} />,
  'OpeningHours at a moment': (
    <OpeningHours hours={hours} locale="en-GB" labels={hoursWords} now={new Date('2026-11-23T12:00:00Z')} />
  ),
  Price: (
    <Price
      current="£98"
      prior="£130"
      percentOff="−25%"
      lowest="£104"
      member="Members £88"
      unit="£24 per kg"
    />
  ),
  Prose: (
    <Prose>
      <p>Words</p>
    </Prose>
  ),
  QrCode: <QrCode value="https://shop.example" label="Code of the shop" />,
  RatingDistribution: (
    <RatingDistribution
      label="Ratings"
      shares={[{ stars: 5, count: 3, label: '5 stars', value: '3', href: '/5' }]}
    />
  ),
  StoreCard: (
    <StoreCard
      name="Example Street"
      address={['1 Example Street']}
      distance="1.2 km"
      directions={{ href: '/way', label: 'Directions' }}
    />
  ),
};

it.each(Object.entries(components))('%s hydrates without errors', async (_, component) => {
  const { html, complaints } = hydrate(component);
  // Resize observers and timers may update one frame later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(complaints).toEqual([]);
  expect(html).not.toContain('undefined');
});
