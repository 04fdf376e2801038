import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ExternalIcon } from '../Icon/icons.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  tags: ['ready'],
  parameters: {
    needs: ['lead to the next page', 'go to the checkout', 'give a link the weight of a button'],
  },
  args: { href: '#checkout', children: 'Go to checkout' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link that looks like a button: Tab focuses it, Enter follows it, and it can be opened in a new tab. */
export const Default: Story = {};

/** Under the pointer. */
export const Hovered: Story = { ...Default, parameters: { held: 'hover' } };

/** Reached by keyboard: the ring. */
export const Focused: Story = { ...Default, parameters: { held: 'focus-visible' } };

/** While it is pressed. */
export const Pressed: Story = { ...Default, parameters: { held: 'active' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Go to checkout' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#checkout');
  },
};

export const Playground: Story = { args: { variant: 'secondary', size: 'small' } };

export const Variants: Story = {
  render: () => (
    <Cluster>
      <ButtonLink href="#checkout">Go to checkout</ButtonLink>
      <ButtonLink href="#bag" variant="secondary">
        View bag
      </ButtonLink>
      <ButtonLink href="#join" variant="accent">
        Join the squad
      </ButtonLink>
      <ButtonLink href="#more" variant="quiet">
        Show 24 more
      </ButtonLink>
      <ButtonLink href="#shop" variant="tertiary">
        Carry on shopping
      </ButtonLink>
      <ButtonLink href="#track" variant="secondary">
        Track the parcel <ExternalIcon size={20} label="(another site)" />
      </ButtonLink>
    </Cluster>
  ),
};

/** Fills its column. */
export const Wide: Story = { args: { isWide: true } };

export const LongContent: Story = {
  args: { children: 'Weiter zur Lieferadressenbestätigung und Zahlungsart', isWide: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
