import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AddressInDialog } from './AddressInDialog.fixtures.tsx';
import { ComboBox } from './ComboBox.tsx';
import { countries, slowly } from './ComboBox.fixtures.ts';
import type { LoadOptions } from './comboBoxOption.ts';

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox,
  tags: ['ready'],
  parameters: {
    needs: ['choose one of very many', 'suggest while typing', 'find an address', 'autocomplete'],
  },
  args: {
    label: 'Country',
    options: countries,
    openLabel: 'Show all countries',
    loadingLabel: 'Looking',
    noneLabel: 'No country is called that. Check the spelling.',
    failedLabel: 'We could not look that up. Type on to try again.',
    onValueChange: fn(),
    onTextChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space for the open list, which takes none in the layout. */
const withRoom: NonNullable<Story['decorators']> = (Story) => (
  <div style={{ minBlockSize: 420 }}>
    <Story />
  </div>
);

/** Arrow keys move through the list while focus stays in the field; Enter selects, Escape closes only the list. */
export const Default: Story = {};

export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(12);
    await userEvent.keyboard('ir');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
    const active = field.getAttribute('aria-activedescendant') ?? '';
    await expect(document.getElementById(active)).toHaveTextContent('Côte d’Ivoire');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Ireland');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'ireland' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(12);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('Ireland');
  },
};

/** All props can be tried. */
export const Playground: Story = { args: { hint: 'Where it goes to', measure: 'medium' } };

/** The typed text is highlighted, preferably at the start of a word; case and accents are ignored. */
export const Highlights: Story = {
  decorators: withRoom,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cote');
    const match = (await canvas.findByRole('option')).querySelector('mark');
    await expect(match).toHaveTextContent('Côte');
    await waitFor(() => expect(document.querySelector('[role=log]')).toHaveTextContent('1 option available'));
  },
};

/** By pointer: the button opens the list, a press selects an option, a press elsewhere closes. */
export const ByPointer: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all countries' }));
    await userEvent.click(canvas.getByRole('option', { name: /Sweden/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'sweden' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvasElement);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('combobox')).toHaveValue('Sweden');
  },
};

/** Nothing matches: a message says what to do. On blur the field is cleared, because free text is not allowed. */
export const None: Story = {
  decorators: withRoom,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Atlantis');
    await expect(
      await canvas.findByText(/No country is called that/, { ignore: '[role=status]' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No country is called that'));
    await userEvent.tab();
    await expect(field).toHaveValue('');
  },
};

const never: LoadOptions = () => new Promise(() => undefined);

/** Suggestions are loading. */
export const WaitsForOptions: Story = {
  decorators: withRoom,
  args: { options: never, openLabel: undefined, label: 'Town' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Ma');
    await expect(await canvas.findByText('Looking', { ignore: '[role=status]' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Looking'));
  },
};

const refused: LoadOptions = () => Promise.reject(new Error('offline'));

/** Loading failed; the next letter tries again. */
export const OptionsRefused: Story = {
  decorators: withRoom,
  args: { options: refused, openLabel: undefined, label: 'Town', delay: 0 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Ma');
    await expect(
      await canvas.findByText(/We could not look that up/, { ignore: '[role=status]' }),
    ).toBeVisible();
  },
};

const towns = ['Manchester', 'Mansfield', 'Margate', 'Maidstone'].map((label) => ({ value: label, label }));
const findTowns = fn(slowly(towns, 60));

/** Suggestions are requested after a pause; an outdated request is aborted, so the latest response wins. */
export const Async: Story = {
  decorators: withRoom,
  args: { options: findTowns, openLabel: undefined, label: 'Town', delay: 30 },
  play: async ({ canvas }) => {
    findTowns.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(field, 'M');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'a');
    await waitFor(() => expect(findTowns).toHaveBeenCalledTimes(1));
    await userEvent.type(field, 'n');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await expect(findTowns.mock.calls.map(([query]) => query)).toEqual(['Ma', 'Man']);
    await expect(findTowns.mock.calls[0]?.[1].aborted).toBe(true);
    await expect(findTowns.mock.calls[1]?.[1].aborted).toBe(false);
  },
};

/** Free text is allowed: suggestions only help. */
export const Free: Story = {
  args: {
    label: 'Street',
    allowsCustomValue: true,
    name: 'street',
    options: towns,
    openLabel: undefined,
    minLength: 1,
  },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Street' });
    await userEvent.type(field, 'Deansgate 12');
    await userEvent.tab();
    await expect(field).toHaveValue('Deansgate 12');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('Deansgate 12');
    await expect(canvasElement.querySelector('[name=street]')).toBe(field);
  },
};

/** Enter sends the form with what is typed, whatever is suggested; with an active option it selects that. */
export const FreeTextIsSent: Story = {
  ...Free,
  tags: ['!autodocs'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onTextChange?.(`sent ${new FormData(event.currentTarget).get('street') as string}`);
      }}
    >
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Street' });
    await userEvent.type(field, 'Man');
    await waitFor(() => expect(canvas.getAllByRole('option')).not.toHaveLength(0));
    await userEvent.keyboard('{Enter}');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('sent Man');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('Man');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onTextChange).not.toHaveBeenLastCalledWith('sent Man');
    await expect(field).not.toHaveValue('Man');
  },
};

export const Ready: Story = { args: { defaultValue: countries[4] } };

/** A disabled option is shown with its reason and skipped by the arrow keys. */
export const PartlyDisabled: Story = {
  args: {
    options: [
      { value: 'is', label: 'Iceland', description: 'Not yet', isDisabled: true },
      { value: 'ie', label: 'Ireland' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'i');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Ireland');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a country from the list' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a country from the list');
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: countries[3] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Can be read and copied; the list does not open. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: countries[3] },
};

export const ReadOnlyPressed: Story = {
  ...ReadOnly,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}x');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('France');
  },
};

/** Long words break inside the list. */
export const LongContent: Story = {
  args: {
    label: 'Verwaltungsgemeinschaft',
    options: [
      {
        value: 'a',
        label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        description: 'Mecklenburg-Vorpommern, Landkreis Vorpommern-Greifswald',
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};

export const LongContentOpened: Story = {
  ...LongContent,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const popup = canvas.getByRole('listbox').parentElement ?? canvasElement;
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In its own iframe, because the dialog opens over the page. */
const inDialog = {
  render: () => <AddressInDialog />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Story;

const field = () => screen.getByRole('combobox', { name: 'Country' });
const ready = () => waitFor(() => expect(field()).toBeVisible());

/** A list taller than the dialog is not cut off: its last entry is visible and can be pressed. */
const lastIsOnTop = async () => {
  const options = await screen.findAllByRole('option');
  const last = options.at(-1);
  last?.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = last?.getBoundingClientRect() ?? new DOMRect();
  await expect(last?.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
};

/** By pointer: the list opens above the dialog, and a press in it does not count as outside the dialog. */
export const InDialogByPointer: Story = {
  ...inDialog,
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Show all countries' }));
    await lastIsOnTop();
    await userEvent.click(screen.getByRole('option', { name: /United Kingdom/ }));
    await expect(field()).toHaveValue('United Kingdom');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** By keyboard: Escape closes the list first, then the dialog. */
export const InDialogByKeyboard: Story = {
  ...inDialog,
  play: async () => {
    await ready();
    field().focus();
    await userEvent.keyboard('ger{ArrowDown}{Enter}');
    await expect(field()).toHaveValue('Germany');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** By touch: one tap opens the list, another selects. */
export const InDialogByTouch: Story = {
  ...inDialog,
  play: async () => {
    await ready();
    await userEvent.pointer({ keys: '[TouchA]', target: field() });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: await screen.findByRole('option', { name: /Spain/ }),
    });
    await expect(field()).toHaveValue('Spain');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
