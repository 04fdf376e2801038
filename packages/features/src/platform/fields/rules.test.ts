import { expect, it } from 'vitest';
import { FieldsStore } from './FieldsStore.ts';
import { hasDigit, hasLowerAndUpper, isLong, strongPassword } from './patterns.ts';
import { required, rulesOf } from './rules.ts';

it.each([
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

it('tells the message of each field that is wrong, and is valid once no rule fails', () => {
  const fields = new FieldsStore(
    () => ['name', 'code', 'note'],
    rulesOf(() => ({
      name: [required('name.missing')],
      code: [
        required('code.missing'),
        (value) => (value.length < 2 ? { key: 'code.short', values: { count: 2 } } : undefined),
      ],
    })),
  );
  fields.type('code', '1');
  expect(fields.check()).toBe(false);
  expect(fields.inOrder).toEqual([
    { name: 'name', problem: { key: 'name.missing' } },
    { name: 'code', problem: { key: 'code.short', values: { count: 2 } } },
  ]);
  expect(fields.state('code')).toEqual({
    value: '1',
    valid: false,
    required: true,
    error: { key: 'code.short', values: { count: 2 } },
  });
  expect(fields.state('note')).toMatchObject({ valid: true, required: false, error: undefined });
  fields.type('name', 'Maya');
  fields.type('code', '12');
  expect(fields.check()).toBe(true);
});
