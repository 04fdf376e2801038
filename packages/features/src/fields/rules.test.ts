import { expect, it } from 'vitest';
import { FieldsStore } from './FieldsStore.ts';
import { hasDigit, hasLowerAndUpper, isDigits, isLong, strongPassword } from './patterns.ts';
import { digitCount, pattern, required, rulesOf } from './rules.ts';

it.each([
  ['digits only', isDigits, ['0', '0123'], ['', '12a', '1 2']],
  ['at least 8 characters', isLong, ['12345678', 'ein Wort dazu'], ['1234567']],
  ['contains a digit', hasDigit, ['a1'], ['ab']],
  ['lower and upper case, at least 2 characters', hasLowerAndUpper, ['aB', 'Äö'], ['ab', 'AB', 'A']],
  [
    'a strong password',
    strongPassword,
    ['Tram-lemon1', 'Ünder_9x'],
    ['Tramlemon1', 'tram-lemon1', 'Tr-1', 'Tram lemon-1'],
  ],
])('the pattern %s accepts and refuses [A5.54]', (_, expression, right, wrong) => {
  expect(right.filter((text) => !expression.test(text))).toEqual([]);
  expect(wrong.filter((text) => expression.test(text))).toEqual([]);
});

it('counts digits only, both bounds included', () => {
  const rule = digitCount({ min: 3, max: 5 }, 'count');
  expect(['12', '123', '+1 23-45', '123456', ''].map((text) => rule(text)?.key)).toEqual([
    ...['count', undefined, undefined, 'count', undefined],
  ]);
});

it('tells the message of each field that is wrong, and is valid once no rule fails', () => {
  const fields = new FieldsStore(
    () => ['name', 'code', 'note'],
    rulesOf(() => ({
      name: [required('name.missing')],
      code: [required('code.missing'), pattern(isDigits, 'code.digits', { count: 6 })],
    })),
  );
  fields.type('code', '12a');
  expect(fields.check()).toBe(false);
  expect(fields.inOrder).toEqual([
    { name: 'name', problem: { key: 'name.missing' } },
    { name: 'code', problem: { key: 'code.digits', values: { count: 6 } } },
  ]);
  expect(fields.state('code')).toEqual({
    value: '12a',
    valid: false,
    required: true,
    error: { key: 'code.digits', values: { count: 6 } },
  });
  expect(fields.state('note')).toMatchObject({ valid: true, required: false, error: undefined });
  fields.type('name', 'Maya');
  fields.type('code', '12');
  expect(fields.check()).toBe(true);
});
