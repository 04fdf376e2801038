import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

/** Native disclosure: reached by key, opened by a press, without the script too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Wash cold, dry flat.')).not.toBeVisible();
    await userEvent.tab();
    await expect(page.getByText('Materials and care').closest('summary')).toHaveFocus();
    await userEvent.click(page.getByText('Materials and care'));
    await waitFor(() => expect(page.getByText('Wash cold, dry flat.')).toBeVisible());
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
