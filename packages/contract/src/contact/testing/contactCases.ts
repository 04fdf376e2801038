/**
 * What people type as an email address, and how it is kept; `undefined` where it is refused. The rule, the field of every
 * form and the back end are tested with the same cases, so that none of them takes what another one refuses.
 */
export const emailCases: readonly (readonly [typed: string, kept: string | undefined])[] = [
  ['maya.okafor@example.com', 'maya.okafor@example.com'],
  [' Maya@Example.ORG ', 'maya@example.org'],
  ['m+shop@mail.example.co.uk', 'm+shop@mail.example.co.uk'],
  ["o'brien@example.org", "o'brien@example.org"],
  ['9lives@example.fr', '9lives@example.fr'],
  ['a/b@x.de', 'a/b@x.de'],
  ['a@bücher.de', 'a@xn--bcher-kva.de'],
  ['a@xn--bcher-kva.de', 'a@xn--bcher-kva.de'],
  ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
  [`${'a'.repeat(38)}@example.com`, `${'a'.repeat(38)}@example.com`],
  ['', undefined],
  ['maya', undefined],
  ['maya@', undefined],
  ['@b.de', undefined],
  ['maya@example', undefined],
  ['maya@@example.org', undefined],
  ['maya@exa mple.com', undefined],
  ['a b@c.de', undefined],
  ['a..b@c.de', undefined],
  ['.a@c.de', undefined],
  ['-maya@example.com', undefined],
  ['_a@b.de', undefined],
  ['ü@c.de', undefined],
  ['İnci@example.org', undefined],
  ['a@b..de', undefined],
  ['a@-b.de', undefined],
  ['a@b.de:80', undefined],
  ['a@b/c.de', undefined],
  ['a@1.2.3.4', undefined],
  ['maya@example.c0m', undefined],
  ['maya@example.12', undefined],
  [`${'a'.repeat(39)}@example.com`, undefined],
  // 50 characters as it was typed, more as it is kept.
  [`${'a'.repeat(41)}@büch.de`, undefined],
];

/** The country whose numbers `phoneCases` are. */
export const phoneCountry = { prefix: '+44', minDigits: 9, maxDigits: 11 };

/** What people type as a telephone number of `phoneCountry`, in the same way. */
export const phoneCases: readonly (readonly [typed: string, kept: string | undefined])[] = [
  ...[
    ...['07700 900142', '7700900142', '(07700) 900-142', '07700–900/142'],
    ...['+44 7700 900142', '0044 7700 900142', '+44 (0)7700 900142', '(+44) 7700 900142'],
    ...['٠٧٧٠٠ ٩٠٠١٤٢', '＋４４ ７７００ ９００１４２', '\u202A+44 7700\u2011900142\u202C'],
  ].map((typed) => [typed, '+447700900142'] as const),
  ...[
    ...['07700', '0770090014299', 'call me', '07700 900142 ext. 5'],
    // Of other countries.
    ...['+49 151 23456789', '+1 555 010 9999', '1+2345678901'],
  ].map((typed) => [typed, undefined] as const),
];
