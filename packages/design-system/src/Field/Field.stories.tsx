import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { controlStyles } from './controlStyles.ts';
import { Field } from './Field.tsx';
import { FieldCounter } from './FieldCounter.tsx';

const Control = styled.input`
  ${controlStyles}
`;

const Colour = styled(Control)`
  inline-size: 120px;
  padding: 6px;
  cursor: pointer;
`;

/** The frame of every field: label, hint, error, control, counter. */
const meta = {
  title: 'Components/Fields/Field',
  component: Field,
  tags: ['ready'],
  parameters: { needs: ['build a field of our own', 'label a control', 'say that a field is optional'] },
  args: {
    label: 'Favourite colour',
    children: (attributes) => <Colour type="color" defaultValue="#d9ff2e" {...attributes} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A control without a ready-made field. */
export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Favourite colour')).toHaveFocus();
  },
};

export const Playground: Story = { args: { hint: 'Printed on the back' } };

/** Where most fields are required, the few optional ones are marked. */
export const Optional: Story = {
  args: { mark: '(optional)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Favourite colour (optional)')).toBeVisible();
  },
};

/** Where most fields are optional, the required one is marked. */
export const Required: Story = { args: { mark: '(needed)' } };

/** Help comes before the control, because it is needed before typing. */
export const WithHint: Story = {
  args: { hint: 'Printed on the back', labelAction: <Link href="#colours">All colours</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Favourite colour')).toHaveAccessibleDescription(
      'Printed on the back',
    );
  },
};

/** A bar, an icon and text: never colour alone. */
export const Invalid: Story = {
  args: { hint: 'Printed on the back', error: 'Choose a darker colour' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Favourite colour');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Printed on the back Choose a darker colour');
  },
};

/** The counter is below the control, and part of its description. */
export const WithCounter: Story = {
  args: {
    label: 'Name on the shirt',
    describedBy: 'left',
    footer: (
      <FieldCounter id="left" used={14} limit={12} leftLabel={(left) => `${-left} characters too many`} />
    ),
    children: (attributes) => <Control defaultValue="Okafor-Whitley" {...attributes} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name on the shirt')).toHaveAccessibleDescription(
      '2 characters too many',
    );
  },
};

/** A label for screen readers only, where the surrounding text already says it. */
export const HiddenLabel: Story = {
  args: { label: <VisuallyHidden>Colour of the lettering</VisuallyHidden> },
};

export const LongContent: Story = {
  args: {
    label: 'Rückennummernbeschriftungsfarbe für die Mannschaftsausstattungsbestellung',
    hint: 'Die Beschriftungsfarbe gilt für alle Kleidungsstücke dieser Sammelbestellung',
    error: 'Bitte eine Farbe mit ausreichendem Helligkeitsunterschied auswählen',
    labelAction: <Link href="#farben">Farbübersicht</Link>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
