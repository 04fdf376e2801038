import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { pictureOf } from '../testing/pictures.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Content/Card',
  component: Card,
  tags: ['ready'],
  parameters: {
    needs: ['present one thing among others', 'lead to a story or service', 'group text with a picture'],
  },
  args: {
    title: 'How we test studs',
    level: 2,
    href: '#studs',
    lead: '12 November 2026',
    children: 'Eleven short studs in a row turn with you. We counted slips over 40 training sessions.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is a link; the link is named by its title alone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'How we test studs' });
    const { left, bottom } = canvasElement.querySelector('article')?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(link);
  },
};
export const Playground: Story = { tags: ['!test'], args: { variant: 'filled' } };

export const WithPicture: Story = {
  args: { picture: <Picture view={pictureOf('#1d5a47')} alt="" sizes="360px" ratio="wide" /> },
};

/** An entrance to a part of the shop: large text above a cut-out, on the background of product pictures. */
export const Stage: Story = {
  args: {
    variant: 'stage',
    title: 'Shoes',
    lead: undefined,
    children: '129 styles',
    picture: (
      <Picture
        view={pictureOf('#1d5a47')}
        alt=""
        sizes="360px"
        ratio="square"
        fit="contain"
        hasTile={false}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('129 styles').getBoundingClientRect();
    const picture = canvasElement.querySelector('picture')?.getBoundingClientRect();
    await expect(picture?.top).toBeGreaterThanOrEqual(words.bottom);
  },
};

/** Buttons lie above the link that covers the card, and come after it in the tab order. */
export const WithActions: Story = {
  args: {
    footer: (
      <Button variant="secondary" size="small" onClick={fn()}>
        Save for later
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    const button = page.getByRole('button', { name: 'Save for later' });
    await expect(button).toHaveFocus();
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};

/** Without `href` only its buttons can be pressed. */
export const WithoutLink: Story = {
  args: { href: undefined, lead: <Badge>Free</Badge> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Filled: Story = { args: { variant: 'filled' } };
export const Plain: Story = { args: { ...WithPicture.args, variant: 'plain' } };

/** Cards in a row are equally high, and their footers align. */
export const InRow: Story = {
  render: (args) => (
    <Grid columns="cards">
      {['Short.', String(args.children), 'Of middle length, as most of them are.'].map((text) => (
        <li key={text}>
          <Card {...args} footer="4 minutes">
            {text}
          </Card>
        </li>
      ))}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 'min(1000px, 92vw)' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('article')].map((card) => card.offsetHeight);
    await expect(new Set(heights.slice(0, 2)).size).toBe(1);
  },
};

export const LongContent: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Rückgabebedingungen für Sonderanfertigungen und Mannschaftsbestellungen',
    lead: 'Lieferadressenänderungsbestätigung',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
