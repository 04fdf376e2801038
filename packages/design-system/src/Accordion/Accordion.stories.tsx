import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  args: {
    children: [
      <AccordionItem key="care" title="Materials and care">
        Wash cold, dry flat.
      </AccordionItem>,
      <AccordionItem key="fit" title="Fit and measurements">
        Sits at the hip.
      </AccordionItem>,
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens and closes by key, without the script too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Wash cold, dry flat.')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText('Wash cold, dry flat.')).toBeVisible();
  },
};
export const Playground: Story = {
  args: {
    children: (
      <AccordionItem title="Sport" level="none" detail="2" isOpenAtFirst>
        Road running, Trail
      </AccordionItem>
    ),
  },
};
