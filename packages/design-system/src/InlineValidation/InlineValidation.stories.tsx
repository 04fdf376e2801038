import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmailField } from '../EmailField/EmailField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { InlineValidation } from './InlineValidation.tsx';
import type { InlineValidationProps } from './InlineValidation.tsx';
import { useInlineValidation } from './useInlineValidation.ts';

/** The validation result of a field, below the field. */
const meta = {
  title: 'Components/Feedback/InlineValidation',
  component: InlineValidation,
  tags: ['ready'],
  parameters: { needs: ['confirm what was typed', 'check a code while typing', 'show an error in time'] },
  args: { state: 'valid', children: 'Good for 20% off' },
} satisfies Meta<typeof InlineValidation>;
export default meta;
type Story = StoryObj<typeof meta>;

function PromoCode() {
  const [state, setState] = useState<InlineValidationProps['state']>('idle');
  return (
    <TextField
      label="Promo code"
      onChange={(event) => setState(event.currentTarget.value === 'RUN20' ? 'valid' : 'checking')}
      footer={
        <InlineValidation state={state}>
          {state === 'checking' ? 'Checking the code' : 'Good for 20% off'}
        </InlineValidation>
      }
    />
  );
}

/** Announced politely when it changes. */
export const Default: Story = {
  render: () => <PromoCode />,
};

export const Typed: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), 'RUN');
    await expect(status).toHaveTextContent('Checking the code');
    await userEvent.type(canvas.getByRole('textbox'), '20');
    await expect(status).toHaveTextContent('Good for 20% off');
  },
};

export const Playground: Story = {};

/** No result yet: takes no space. */
export const Empty: Story = { args: { state: 'idle' } };

export const Loading: Story = { args: { state: 'checking', children: 'Checking the code' } };

/** May be right nevertheless: the shopper decides. */
export const Doubtful: Story = {
  args: { state: 'doubtful', children: 'We do not know this house number. Is it right?' },
};

const validate = (value: string) =>
  /^\S+@\S+\.\S+$/.test(value) ? null : 'Enter an email address, like name@example.com';

function Validated() {
  const { check: _, ...attributes } = useInlineValidation(validate);
  return <EmailField label="Email address" {...attributes} />;
}

/** `useInlineValidation`: not validated before blur, and the error disappears with the keystroke that fixes it. */
export const ValidatedOnLeave: Story = {
  render: () => <Validated />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await userEvent.type(field, 'maya@example');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.type(field, '.com');
    await expect(field).not.toBeInvalid();
  },
};

export const LongContent: Story = {
  args: { children: 'Gutscheincode angenommen: Rabattgewährung auf alle Langstreckenlaufschuhe' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
