import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = {
  title: 'Components/Navigation/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  tags: ['ready'],
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
  parameters: { needs: ['fold away what few read', 'questions and answers', 'filters in groups'] },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const summary = (canvasElement: HTMLElement, words: string) =>
  within(canvasElement).getByText(words).closest('summary') as HTMLElement;

/** A native disclosure: opens by pointer or keyboard, also without JavaScript. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const OpenedAndClosed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Wash cold, dry flat.')).not.toBeVisible();
    await userEvent.tab();
    await expect(summary(canvasElement, 'Materials and care')).toHaveFocus();
    await userEvent.tab();
    await expect(summary(canvasElement, 'Fit and measurements')).toHaveFocus();
    await userEvent.click(page.getByText('Materials and care'));
    await waitFor(() => expect(page.getByText('Wash cold, dry flat.')).toBeVisible());
    await userEvent.click(page.getByText('Materials and care'));
    await waitFor(() => expect(page.getByText('Wash cold, dry flat.')).not.toBeVisible());
  },
};
export const Playground: Story = {
  args: {
    children: (
      <AccordionItem title="Sport" level="none" detail="2" defaultOpen>
        Road running, Trail
      </AccordionItem>
    ),
  },
};

export const OpenAtFirst: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Materials and care" defaultOpen>
          Wash cold, dry flat.
        </AccordionItem>
        <AccordionItem title="Fit and measurements">Sits at the hip.</AccordionItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Wash cold, dry flat.')).toBeVisible();
  },
};

/** Items with the same `name` close each other. */
export const OneAtATime: Story = {
  args: {
    children: (
      <>
        <AccordionItem name="help" title="How do I return something?" defaultOpen>
          Within 30 days, by post or in a store.
        </AccordionItem>
        <AccordionItem name="help" title="When is it delivered?">
          In two to three days.
        </AccordionItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('When is it delivered?'));
    await waitFor(() => expect(page.getByText('In two to three days.')).toBeVisible());
    await expect(page.getByText('Within 30 days, by post or in a store.')).not.toBeVisible();
  },
};

/** Filters: `detail` shows how many are on, and the title is not a heading. */
export const WithDetail: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Sport" level="none" detail="2 chosen">
          Road running, Trail
        </AccordionItem>
        <AccordionItem title="Size" level="none">
          40, 41, 42
        </AccordionItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <AccordionItem title="Materialzusammensetzung und Nachhaltigkeitszertifizierungen" defaultOpen>
        {'Polyesterfasergewebe mit Wasserdichtigkeitsbeschichtung. '.repeat(20)}
      </AccordionItem>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
