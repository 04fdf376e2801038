import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const words = {
  name: 'Enter your name',
  email: 'Enter an email address, like name@example.com',
  city: 'Enter a town or city',
} as const;
type Name = keyof typeof words;

/** A form that validates each field on submit and removes an error as soon as the field is filled. */
function Example({ fields, hasSummary }: { fields: readonly Name[]; hasSummary: boolean }) {
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const [isSent, setSent] = useState(false);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = fields.filter((name) => !data.get(name));
    setWrong(found);
    setSent(found.length === 0);
  };
  const common = (name: Name) => ({
    id: `form-${name}`,
    name,
    error: wrong.includes(name) ? words[name] : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setWrong(event.currentTarget.value ? wrong.filter((other) => other !== name) : wrong),
  });
  return (
    <Form
      errors={wrong.map((name) => ({ fieldId: `form-${name}`, message: words[name] }))}
      summaryTitle={
        hasSummary ? `There ${wrong.length === 1 ? 'is 1 thing' : `are ${wrong.length} things`} to fix` : null
      }
      onSubmit={handleSubmit}
    >
      {fields.includes('name') ? <TextField label="Name" {...common('name')} /> : null}
      {fields.includes('email') ? <EmailField label="Email address" {...common('email')} /> : null}
      {fields.includes('city') ? <TextField label="Town or city" {...common('city')} /> : null}
      <Button type="submit">Send</Button>
      {isSent ? <p role="status">Sent</p> : null}
    </Form>
  );
}

/** A thin wrapper: no browser error bubbles, an error summary, and the focus on the first problem. */
const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  tags: ['ready'],
  parameters: { needs: ['collect several answers', 'check a form', 'say what went wrong in a form'] },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submit it empty, follow a line, correct the field, submit again: all by keyboard. */
export const Default: Story = {
  render: () => <Example fields={['name', 'email', 'city']} hasSummary />,
};

export const CorrectedAndSent: Story = {
  ...Default,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('group', { name: 'There are 3 things to fix' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Maya');
    // The summary gets shorter, and the focus stays in the field.
    await expect(canvas.getByRole('group', { name: 'There are 2 things to fix' })).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'maya@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town or city' }), 'Leeds{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

export const Playground: Story = {
  args: {
    summaryTitle: 'There is 1 thing to fix',
    errors: [{ fieldId: 'play-name', message: 'Enter your name' }],
    children: [
      <TextField key="name" id="play-name" label="Name" error="Enter your name" />,
      <Button key="send" type="submit">
        Send
      </Button>,
    ],
    onSubmit: (event) => event.preventDefault(),
  },
};

/** One or two fields need no summary: the first invalid field takes the focus. */
export const Short: Story = {
  render: () => <Example fields={['email']} hasSummary={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  },
};

/** The server's response to a submit before hydration: the page loads with errors, and the summary is read first. */
export const InvalidFromTheServer: Story = {
  args: {
    action: '/checkout',
    method: 'post',
    summaryTitle: 'There is 1 thing to fix',
    errors: [{ fieldId: 'late-city', message: 'Enter a town or city' }],
    children: <TextField id="late-city" label="Town or city" error="Enter a town or city" />,
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'There is 1 thing to fix' });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

function TriedElsewhere() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Stack gap={20}>
      <Form
        attempt={attempt}
        summaryTitle="There is 1 thing to fix"
        errors={attempt ? [{ fieldId: 'framed-city', message: words.city }] : []}
      >
        <TextField id="framed-city" label="Town or city" error={attempt ? words.city : undefined} />
      </Form>
      <Button onClick={() => setAttempt(attempt + 1)}>Pay in the frame</Button>
    </Stack>
  );
}

/** An attempt from outside the form, such as Enter in the provider's card field: handled like a submit, each time. */
export const TriedFromOutside: Story = {
  render: () => <TriedElsewhere />,
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Pay in the frame' });
    await userEvent.click(pay);
    const summary = canvas.getByRole('group', { name: 'There is 1 thing to fix' });
    await expect(summary).toHaveFocus();
    await userEvent.click(pay);
    await expect(summary).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    summaryTitle: 'Bitte die folgenden Angaben vervollständigen',
    errors: [{ fieldId: 'lang', message: 'Bitte die Rechnungsempfängerbezeichnung eingeben' }],
    children: (
      <TextField
        id="lang"
        label="Rechnungsempfängerbezeichnung"
        error="Bitte die Rechnungsempfängerbezeichnung eingeben"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
