import { version } from '../../packages/design-system/package.json';
import { Card } from '@touchline/design-system/Card';
import { Heading } from '@touchline/design-system/Heading';
import { Grid, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Logo } from '@touchline/design-system/Logo';
import { Picture } from '@touchline/design-system/Picture';
import { pictureView } from '@touchline/features/platform/picture';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { allBrands } from '../../.storybook/allBrands.ts';
import { componentList } from '../blocks/componentList.ts';
import { moduleList } from '../blocks/moduleList.ts';
import { stateAtlas } from '../blocks/stateAtlas.ts';

const Page = styled.div`
  display: grid;
  gap: ${token('space.56')};
  max-inline-size: 1120px;
`;

const Lead = styled.p`
  ${type('lead')}
  max-inline-size: 52ch;
`;

const Brand = styled.a`
  display: grid;
  place-items: center;
  min-block-size: 120px;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.tile')};
  background: ${token('color.paper')};
  color: ${token('color.text')};
  text-decoration: none;
`;

const Tools = styled.ul`
  ${type('body')}
  display: grid;
  gap: ${token('space.4')};
`;

const Steps = styled.ol`
  ${type('body')}
  display: grid;
  gap: ${token('space.8')};
  max-inline-size: 68ch;
  padding-inline-start: 1.25em;
  list-style: decimal;
`;

const moduleStories = stateAtlas.reduce(
  (sum, { states }) => sum + Object.values(states).reduce((count, each) => count + each.length, 0),
  0,
);

/** Where to go, with a picture of what is there. */
const rooms = [
  {
    title: 'Foundations',
    path: 'docs/foundations-colour--docs',
    picture: 'touchline-category-apparel',
    text: 'Colour, type, space, icons, motion, voice: what everything shares and a brand changes.',
  },
  {
    title: 'Components',
    path: 'docs/components-actions-button--docs',
    picture: 'touchline-category-balls',
    text: `${componentList.length} accessible parts, each with its page: when to use it, keyboard, every state.`,
  },
  {
    title: 'Features',
    path: 'story/features-header-and-footer-header--default',
    picture: 'touchline-hero',
    text: `${moduleList.length} modules of the shop in ${moduleStories} states, in the order a shopper meets them.`,
  },
  {
    title: 'Journeys',
    path: 'story/journeys-guest-buys--default',
    picture: 'touchline-category-bags',
    text: 'Whole ways through the shop to click, with its back end running in the page.',
  },
];

const tools = [
  ['Find a component', 'story/start-find-a-component--default', 'by what you need, or by its usual name'],
  ['Status', 'story/start-status--default', 'who uses a component, and how stable it is'],
  ['State atlas', 'story/labs-state-atlas--default', 'each module and state, with what is missing'],
  ['Error lab', 'story/labs-error-lab--default', 'every error in its screen and language'],
  ['Market explorer', 'story/labs-market-explorer--default', 'what a market asks, shows and charges'],
  ['Brand editor', 'story/labs-brand-editor--default', 'change tokens, see everything, export the file'],
  ['Both back ends', 'story/labs-both-back-ends--default', 'the two surfaces side by side'],
] as const;

const to = (path: string) => ({ href: `./?path=/${path}`, target: '_top' });

/** The first page: what is where, the brands, the tools, and how to review. */
export function StartPage() {
  return (
    <Page>
      <Stack gap={16}>
        <Heading level={1} variant="title">
          Everything a shopper can see
        </Heading>
        <Lead>
          Touchline {version}, state by state. Choose brand, scheme, contrast, density, direction, language
          and width in the toolbar.
        </Lead>
      </Stack>
      <Grid columns="tiles">
        {rooms.map(({ title, path, picture, text }) => (
          <li key={title}>
            <Card
              level={2}
              title={title}
              {...to(path)}
              picture={
                <Picture
                  view={pictureView({
                    path: `/media/brand/${picture}`,
                    widths: [640],
                    webp: [],
                    ratio: 1.4,
                    alt: '',
                  })}
                  alt=""
                  sizes="(min-width: 960px) 260px, 100vw"
                  ratio="wide"
                />
              }
            >
              {text}
            </Card>
          </li>
        ))}
      </Grid>
      <Stack gap={16}>
        <Heading level={2} variant="head">
          The brands
        </Heading>
        <Grid columns="halves">
          {allBrands.map(({ id, logo, mark }) => (
            <Brand
              key={id}
              data-brand={id}
              href={`./?path=/story/features-content-home--default&globals=brand:${id}`}
              target="_top"
            >
              <Logo art={mark} name={logo} />
            </Brand>
          ))}
        </Grid>
      </Stack>
      <Stack gap={16}>
        <Heading level={2} variant="head">
          Tools
        </Heading>
        <Tools>
          {tools.map(([name, path, purpose]) => (
            <li key={name}>
              <Link {...to(path)}>{name}</Link>: {purpose}
            </li>
          ))}
        </Tools>
      </Stack>
      <Stack gap={16}>
        <Heading level={2} variant="head">
          How to review
        </Heading>
        <Steps>
          <li>Open the module’s storyboard: its states come in the order a shopper meets them.</li>
          <li>
            Look at it in both brands, light and dark, right to left, in German for long words, at 360 and
            1,280 px. A story named for a state shows it at rest.
          </li>
          <li>Walk through it by keyboard, then click its journey.</li>
          <li>
            Compare the pictures of the change, and tick those that are right. <code>npm run pictures</code>{' '}
            makes them without a cloud.
          </li>
        </Steps>
      </Stack>
    </Page>
  );
}
