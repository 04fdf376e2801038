import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { pictureOf } from '../testing/pictures.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  tags: ['ready'],
  parameters: { needs: ['say that there is nothing yet', 'no results', 'page not found'] },
  args: {
    title: 'Your bag is empty',
    children: 'What you add waits here.',
    actions: <ButtonLink href="#new">See what is new</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fact, what would be here, and where to go next. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 2, name: 'Your bag is empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See what is new' })).toBeVisible();
  },
};

/** A picture of what is missing: next to the text, on a phone below it. */
export const WithPicture: Story = {
  args: {
    level: 1,
    picture: <Picture view={pictureOf('#3a3d44')} alt="" sizes="40vw" ratio="square" hasTile={false} />,
  },
};

/** Next to a picture the title breaks into short lines, but a longer word stays whole. */
export const LongWordBesidePicture: Story = {
  args: {
    ...WithPicture.args,
    title: (
      <>
        Noch nichts im <span>Warenkorb</span>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Warenkorb').getClientRects()).toHaveLength(1);
  },
};

export const Playground: Story = { args: { level: 1, title: 'Out of play' } };

/** Loading failed, and a button tries again. */
export const Failed: Story = {
  args: {
    title: 'Your orders did not come',
    children: 'Check your connection, then try again.',
    actions: <Button>Try again</Button>,
  },
};

/** Only the fact. */
export const TitleOnly: Story = { args: { children: undefined, actions: undefined, level: 3 } };

export const LongContent: Story = {
  args: {
    title: 'Keine Benachrichtigungseinstellungen gespeichert',
    children: 'Verfügbarkeitsbenachrichtigungen erscheinen hier, sobald eine Größe gemerkt ist.',
    actions: <ButtonLink href="#new">Zu den Neuheiten der Laufschuhkollektion</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
