import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { RuledSection } from './RuledSection.tsx';

const meta = {
  title: 'Components/Layout/RuledSection',
  component: RuledSection,
  tags: ['ready'],
  parameters: { needs: ['a numbered step of a form', 'a group under a thick rule'] },
  args: {
    title: '1. Contact',
    children: <p>We send the receipt and tracking there, and nothing else.</p>,
  },
} satisfies Meta<typeof RuledSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region named by its heading. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: '1. Contact' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveTextContent('1. Contact');
  },
};

export const Playground: Story = { args: { level: 3 } };

/** A completed step, with a link at the end of the line to change it. */
export const WithAction: Story = {
  args: {
    action: (
      <Link href="#change" variant="strong">
        Change
      </Link>
    ),
  },
};

export const LongContent: Story = {
  args: {
    title: '3. Lieferadressenbestätigung',
    action: (
      <Link href="#change" variant="strong">
        Ändern
      </Link>
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <RuledSection {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
