import { expect, it } from 'vitest';
import { readConsumerId } from './consumerId.ts';

it.each([
  // 4·1 + 9·2 + 4·3 + 9·4 + 4·5 + 9·6 + 4·7 + 9·8 + 4·9 = 280
  ['1234567890', '1234567890'],
  // 000012345: 4·1 + 9·2 + 4·3 + 9·4 + 4·5 with the weights of their places = 9·0 … = 4·1 + 9·2 + 4·3 + 9·4 + 4·5 = 90
  ['123450', '0000123450'],
  ['0000123450', '0000123450'],
  [' 123450 ', '0000123450'],
  ['١٢٣٤٥٠', '0000123450'],
  // 4·1 = 4, so the check digit is 6.
  ['1000000006', '1000000006'],
])('reads %s as the number with ten digits [C5.08, C5.09]', (typed, padded) => {
  expect(readConsumerId(typed)).toBe(padded);
});

it.each(['12345', '12345678901', '', '12345a', '12 3450', '-123450'])(
  'refuses “%s”, which has not 6 to 10 digits [C5.07, C9.13]',
  (typed) => {
    expect(readConsumerId(typed)).toBeUndefined();
  },
);

it.each(['123451', '1234567891', '1000000000', '0100000004'])(
  'refuses %s for its check digit [C5.09]',
  (typed) => {
    expect(readConsumerId(typed)).toBeUndefined();
  },
);
