import { act } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateOfBirthField } from '../DateOfBirthField/DateOfBirthField.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { PostalCodeField } from '../PostalCodeField/PostalCodeField.tsx';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { hydrate } from '../testing/hydrate.ts';

const fieldOf = ({ container }: ReturnType<typeof hydrate>) => {
  const field = container.querySelector('input:not([type=hidden])');
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field.');
  return field;
};
/** As a keyboard, a paste and a password manager put it in. */
const insert = (field: HTMLInputElement, text: string) =>
  act(() => {
    field.focus();
    field.select();
    document.execCommand('insertText', false, text);
  });

const parts = { day: 'Day', month: 'Month', year: 'Year' };
const gb = [{ country: 'GB', prefix: '+44', name: 'United Kingdom' }];
const fields = [
  ['a card number', <CardNumberField key="" label="Number" brands={['visa']} />, '٤٢٤٢٤٢٤٢', '4242 4242'],
  [
    'a card number with dashes',
    <CardNumberField key="" label="Number" brands={['visa']} />,
    '4242–4242',
    '4242 4242',
  ],
  ['a code', <OneTimeCodeField key="" label="Code" />, '١٢٣-٤٥٦', '123456'],
  ['a code with spaces', <OneTimeCodeField key="" label="Code" />, '123 456', '123456'],
  [
    'a day of birth',
    <DateOfBirthField key="" legend="Born" locale="en-GB" partLabels={parts} />,
    '２７',
    '27',
  ],
  [
    'a phone number',
    <PhoneField key="" label="Phone" prefixLabel="Country" prefixes={gb} />,
    '٠٧٧٠٠ ٩٠٠١٤٢',
    '07700 900142',
  ],
  [
    'a number with its prefix',
    <PhoneField key="" label="Phone" prefixLabel="Country" prefixes={gb} />,
    '\u202A+٤٤ 7700 900142\u202C',
    '7700 900142',
  ],
  ['a number of members', <TextField key="" label="Number" inputMode="numeric" />, '१२३', '123'],
  ['a price', <TextField key="" label="From" inputMode="decimal" />, '۱۲۰', '120'],
] as const;

it.each(fields)('takes the digits of every keyboard for %s', async (_, element, typed, shown) => {
  const field = fieldOf(hydrate(element));
  insert(field, typed);
  expect(field.value).toBe(shown);
});

it.each([
  ['GB', 'm4 ３aq', 'M4 3AQ'],
  ['KR', '٠٤٥٢٤', '04524'],
  ['US', '94110 1234', '94110-1234'],
])('writes a postal code of %s as the country does', (country, typed, shown) => {
  const field = fieldOf(hydrate(<PostalCodeField label="Postcode" country={country} />));
  insert(field, typed);
  act(() => field.blur());
  expect(field.value).toBe(shown);
});

it('reads a price of a range in Arabic digits with their separators', () => {
  const { container } = hydrate(
    <RangeSlider legend="Price" min={0} max={5000} fromLabel="From" toLabel="To" />,
  );
  const field = container.querySelector<HTMLInputElement>('input[inputmode=decimal]');
  if (!field) throw new Error('There is no field.');
  insert(field, '١٬٢٠٠');
  act(() => field.blur());
  expect(field.value).toBe('1200');
});

it('leaves the arrows and Escape to an input method that puts a word together', async () => {
  const { container } = hydrate(
    <ComboBox
      label="Town"
      options={[{ value: 'a', label: 'Ansan' }]}
      {...{
        noneLabel: 'None',
        loadingLabel: 'Loading',
        failedLabel: 'Failed',
        openLabel: 'Towns',
      }}
    />,
  );
  const field = container.querySelector<HTMLInputElement>('input[role=combobox]');
  if (!field) throw new Error('There is no field.');
  await userEvent.click(field);
  insert(field, 'A');
  const press = (key: string, isComposing: boolean) =>
    act(
      () =>
        void field.dispatchEvent(
          new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true }),
        ),
    );
  const active = () => field.getAttribute('aria-activedescendant') ?? '';
  const before = [active(), field.value];
  press('ArrowDown', true);
  press('Escape', true);
  expect([active(), field.value]).toEqual(before);
});
