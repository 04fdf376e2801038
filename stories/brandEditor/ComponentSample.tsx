import { AccordionItem } from '@touchline/design-system/Accordion';
import { Badge } from '@touchline/design-system/Badge';
import { Breadcrumb } from '@touchline/design-system/Breadcrumb';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Chip } from '@touchline/design-system/Chip';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { Heading } from '@touchline/design-system/Heading';
import { BagIcon, HeartIcon, SearchIcon, TruckIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { Link } from '@touchline/design-system/Link';
import { Pagination } from '@touchline/design-system/Pagination';
import { Price } from '@touchline/design-system/Price';
import { QuantityStepper } from '@touchline/design-system/QuantityStepper';
import { RadioCard, RadioCards } from '@touchline/design-system/RadioCards';
import { Rating } from '@touchline/design-system/Rating';
import { SearchField } from '@touchline/design-system/SearchField';
import { Select } from '@touchline/design-system/Select';
import { SizeGrid } from '@touchline/design-system/SizeGrid';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { TextField } from '@touchline/design-system/TextField';
import { Timeline } from '@touchline/design-system/Timeline';
import { Band, Cluster, RuledSection, Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';

const Board = styled.div`
  display: grid;
  gap: ${token('space.32')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  padding: ${token('space.24')};
`;

/* A field normally gets its space from the page around it, which is missing here. */
const field = { display: 'grid', gap: 16, justifyItems: 'start', padding: '40px 24px' };

/* The dialog's box, open in place: a real dialog would cover the editor. */
const Box = styled.div`
  display: grid;
  gap: ${token('space.16')};
  padding: ${token('pad.dialog')};
  border-radius: ${token('radius.dialog')};
  background: ${token('color.raised')};
  box-shadow: ${token('shadow.dialog')};
`;

const Scrim = styled.div`
  padding: ${token('space.32')} ${token('space.24')};
  border-radius: ${token('radius.tile')};
  background: ${token('color.scrim')};
`;

/** A broad sample of the components. */
export function ComponentSample() {
  return (
    <>
      <Board>
        <RuledSection title="Buttons">
          <Cluster>
            <Button>Add to bag</Button>
            <Button variant="secondary">View bag</Button>
            <Button variant="accent">Join the squad</Button>
            <Button variant="quiet">Add</Button>
            <Button variant="tertiary">Clear all</Button>
            <Button variant="destructive">Close my account</Button>
            <Button disabled>Sold out</Button>
            <Button variant="secondary" size="small">
              Apply
            </Button>
            <IconButton label="Save">
              <HeartIcon />
            </IconButton>
          </Cluster>
        </RuledSection>
        <RuledSection title="Badges, price, rating">
          <Cluster>
            <Badge tone="accent">New</Badge>
            <Badge tone="sale">Sale</Badge>
            <Badge tone="ink">Members</Badge>
            <Badge>Back in stock</Badge>
            <Chip isSelected>UK 8</Chip>
            <Chip>Trail</Chip>
          </Cluster>
          <Price current="£130" />
          <Price current="£98" prior="£130" percentOff="−25%" lowest="Lowest price in 30 days: £104" />
          <Rating value={4.6} label="4.6 out of 5 stars">
            <Link href="#reviews">4.6 from 312</Link>
          </Rating>
          <Cluster>
            <SearchIcon />
            <TruckIcon />
            <BagIcon />
          </Cluster>
        </RuledSection>
        <RuledSection title="Fields">
          <Stack>
            <TextField
              label="Email address"
              hint="For updates about your order"
              defaultValue="maya@example.com"
            />
            <TextField label="Postcode" error="Enter a postcode, like M4 3AQ" defaultValue="M4" />
            <TextField label="Isle" disabled defaultValue="Isle of Man" />
            <Select label="Country" hint="Sets price and delivery">
              <option>United Kingdom</option>
              <option>Germany</option>
            </Select>
            <SearchField label="Search" />
            <Checkbox label="Tell me about offers" defaultChecked />
            <QuantityStepper
              label="Quantity"
              decreaseLabel="One fewer"
              increaseLabel="One more"
              defaultQuantity={2}
            />
          </Stack>
        </RuledSection>
        <RuledSection title="Choices">
          <RadioCards legend="Delivery" defaultValue="standard">
            <RadioCard value="standard" label="Standard" description="Royal Mail, tracked" detail="Free" />
            <RadioCard value="next" label="Next day" detail="£5.95" />
          </RadioCards>
          <SizeGrid
            legend="Size (UK)"
            soldOutLabel="sold out"
            lowLabel="few left"
            defaultChosen={['8']}
            sizes={['6', '6.5', '7', '7.5', '8', '8.5'].map((size) => ({
              value: size,
              label: size,
              isSoldOut: size === '6',
              isLow: size === '7.5',
            }))}
          />
        </RuledSection>
        <RuledSection title="Callouts">
          <Stack>
            <Callout title="Klarna checks your credit.">It takes a moment.</Callout>
            <Callout tone="success">Your address is saved.</Callout>
            <Callout tone="warning">2 left in M. Your bag does not hold stock.</Callout>
            <Callout tone="urgent" title="The card was declined.">
              Nothing was taken.
            </Callout>
            <Callout tone="very-urgent">The shop closes for an hour at midnight.</Callout>
            <Skeleton />
            <Skeleton share={0.6} />
          </Stack>
        </RuledSection>
        <RuledSection title="Dialog">
          <Scrim>
            <Box>
              <Heading level={3} variant="head">
                Remove from your bag?
              </Heading>
              <p>Tempo 4, Volt / white, UK 8. You can undo this for 10 seconds.</p>
              <Cluster>
                <Button>Remove</Button>
                <Button variant="secondary">Keep it</Button>
              </Cluster>
            </Box>
          </Scrim>
        </RuledSection>
        <RuledSection title="Ways">
          <Breadcrumb
            label="You are here"
            crumbs={[{ label: 'Home', href: '#home' }, { label: 'Running' }]}
          />
          <Pagination
            label="Pages"
            page={2}
            pageCount={5}
            hrefOf={(page) => `#page-${page}`}
            pageLabel={(page) => `Page ${page}`}
            previousLabel="Previous"
            nextLabel="Next"
          />
          <AccordionItem title="Materials and care">Knitted upper, 38 mm heel.</AccordionItem>
          <AccordionItem title="Fit and measurements" defaultOpen>
            Sits at the hip. The model is 1.84 m and wears M.
          </AccordionItem>
        </RuledSection>
        <RuledSection title="Facts">
          <DescriptionList
            items={[
              { term: 'Weight', value: '248 g' },
              { term: 'Heel', value: '38 mm' },
            ]}
          />
          <Timeline
            steps={[
              { title: 'Ordered', state: 'done' },
              { title: 'On its way', state: 'current' },
              { title: 'Delivered', state: 'to-come' },
            ]}
          />
        </RuledSection>
      </Board>
      <Band ground="band" style={field}>
        <Heading level={2} variant="editorial">
          The long way home
        </Heading>
        <p>Fewer things, made to be mended.</p>
        <Button variant="secondary">Read on</Button>
      </Band>
      <Band ground="accent" style={field}>
        <Heading level={2} variant="section">
          Join for nothing
        </Heading>
        <Button>Join</Button>
      </Band>
    </>
  );
}
