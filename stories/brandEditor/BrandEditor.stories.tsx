import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkBrand, knownBrands } from '@touchline/design-system/brand';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BrandEditor } from './BrandEditor.tsx';
import { STORAGE_KEY } from './useBrandDraft.ts';

const meta = {
  title: 'Labs/Brand editor',
  component: BrandEditor,
  parameters: { needs: ['make a brand of our own', 'change colours and corners', 'check contrast'] },
} satisfies Meta<typeof BrandEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const paint = (element: Element) => getComputedStyle(element).backgroundColor;

/** Each run starts with an empty draft, and afterwards restores the draft a designer had stored. */
const beforeEach = () => {
  const kept = localStorage.getItem(STORAGE_KEY);
  localStorage.removeItem(STORAGE_KEY);
  return () => {
    if (kept === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, kept);
  };
};

/** Every component in the edited brand. The draft stays in this browser until it is exported. */
export const Default: Story = {};

/** A colour is typed or picked, previewed immediately, and measured. The preview shows the palette being edited. */
export const Edited: Story = {
  beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const sample = within(canvas.getByRole('region', { name: 'Components in this brand' }));
    const button = sample.getByRole('button', { name: 'Add to bag' });
    await expect(paint(button)).toBe('rgb(11, 11, 12)');

    // By keyboard: the colours come before the preview, and the field accepts a hex value.
    const field = canvas.getByRole('textbox', { name: 'primary' });
    field.focus();
    await userEvent.keyboard('{Control>}a{/Control}#ffe08a');
    await waitFor(() => expect(paint(button)).toBe('rgb(255, 224, 138)'));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'See which' })).toBeVisible();
    await expect(canvas.getByText(/pairs of colours cannot be read/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only those that fail' }));
    const row = canvas.getAllByRole('row', { name: /primary\.on on primary/ })[0];
    await expect(row).toHaveTextContent('Fails: 4.5 wanted');

    await fireEvent.input(canvas.getByLabelText('Pick primary'), { target: { value: '#23408e' } });
    await waitFor(() => expect(paint(button)).toBe('rgb(35, 64, 142)'));

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scheme' }), 'dark');
    await expect(paint(canvasElement.querySelector('[data-brand="my-brand"]') ?? button)).toBe(
      'rgb(11, 11, 12)',
    );
    await expect(localStorage.getItem(STORAGE_KEY)).toContain('#23408e');
    const palette = canvas.getByRole('combobox', { name: 'Palette' });
    await expect(palette).toHaveValue('Dark');
    await userEvent.selectOptions(palette, 'More contrast, light');
    await expect(canvas.getByRole('combobox', { name: 'Scheme' })).toHaveValue('light');
    await expect(canvas.getByRole('combobox', { name: 'Contrast' })).toHaveValue('more');
  },
};

/** The exported file is a brand file that `touchline-brand check` accepts. */
export const Exported: Story = {
  beforeEach,
  play: async ({ canvas }) => {
    let file: Blob | undefined;
    const made = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return '#';
    });
    const pressed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Export the brand file' }));
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(checkBrand(JSON.parse((await file?.text()) ?? ''))).toEqual([]);
    made.mockRestore();
    pressed.mockRestore();
  },
};

/** A saved file is loaded under its own name; for a broken one the editor names the place of the error. */
export const Loaded: Story = {
  beforeEach,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Load a brand file');
    await userEvent.upload(
      input,
      new File([JSON.stringify(knownBrands.northing.tokens)], 'harbour.json', { type: 'application/json' }),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('harbour'));
    const button = within(canvas.getByRole('region', { name: 'Components in this brand' })).getByRole(
      'button',
      {
        name: 'Add to bag',
      },
    );
    await waitFor(() => expect(paint(button)).toBe('rgb(29, 90, 71)'));

    const torn = { ...knownBrands.northing.tokens, radius: {} };
    await userEvent.upload(
      input,
      new File([JSON.stringify(torn)], 'torn.json', { type: 'application/json' }),
    );
    await expect(await canvas.findByText(/torn.json: radius.tile is missing/)).toBeVisible();
  },
};
