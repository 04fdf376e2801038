import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Band } from './Band.tsx';
import { Cluster } from './Cluster.tsx';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Panel } from './Panel.tsx';
import { Prose } from './Prose.tsx';
import { Rail } from './Rail.tsx';
import { RuledSection } from './RuledSection.tsx';
import { Section } from './Section.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout/Layout',
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

const Box = () => <Panel>One</Panel>;

/** The page's gutters, sections and rows. */
export const Default: Story = {
  render: () => (
    <Container>
      <Section title="New this week" action={<Link href="#all">All 64</Link>}>
        <Grid>
          {[1, 2, 3, 4].map((number) => (
            <li key={number}>
              <Box />
            </li>
          ))}
        </Grid>
      </Section>
      <Section title="Sizes going fast">
        <Rail label="Sizes going fast">
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <li key={number}>
              <Box />
            </li>
          ))}
        </Rail>
      </Section>
    </Container>
  ),
};
export const Playground: Story = {
  args: { measure: 'text', children: 'Words at a length that reads well.' },
};

/** Text, lines and buttons follow the ground they stand on. */
export const Grounds: Story = {
  render: () => (
    <div>
      {(['band', 'accent'] as const).map((ground) => (
        <Band key={ground} ground={ground} style={{ padding: 24 }}>
          <Stack>
            <Heading level={2} look="editorial">
              Studs, not spikes
            </Heading>
            <p>Firm ground needs eleven short studs in a row that turns with you.</p>
            <Cluster>
              <Button>Read the boot test</Button>
              <Button variant="secondary">Find your fit</Button>
            </Cluster>
          </Stack>
        </Band>
      ))}
    </div>
  ),
};

/** Steps of a form, and long text. */
export const Reading: Story = {
  render: () => (
    <Container>
      <RuledSection title="1. Contact" action={<Link href="#sign-in">Sign in</Link>}>
        <Prose>
          <p>We send the receipt and tracking there, and nothing else.</p>
          <ul>
            <li>No marketing</li>
            <li>No sharing</li>
          </ul>
        </Prose>
      </RuledSection>
    </Container>
  ),
};
