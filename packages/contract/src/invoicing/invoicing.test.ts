import { describe, expect, it } from 'vitest';
import { fieldsOfForm, invoicingFault, toInvoicingDetails } from './checkInvoicing.ts';
import { taxNumberKinds } from './constants.ts';
import type { InvoicingForm } from './schema.ts';
import { isTaxNumber, taxNumberExamples } from './taxNumbers.ts';

describe('a tax number', () => {
  it.each(taxNumberKinds)('of the kind %s is right in its example', (kind) => {
    expect(isTaxNumber(taxNumberExamples[kind], kind)).toBe(true);
  });

  it.each([
    ['codiceFiscale', 'rssmra85t10a562s'],
    // The same person, with digits written as letters.
    ['codiceFiscale', 'MRTMTT91D08F205J'],
    ['partitaIva', '00743110157'],
    ['cpf', '11144477735'],
    // As the revenue service shows the numbers with letters.
    ['cnpj', '12.ABC.345/01DE-35'],
    ['businessNumber', '220-81-62517'],
    ['cashReceiptPhone', '0101234567'],
    ['cpf', '٥٢٩٩٨٢٢٤٧٢٥'],
  ] as const)('%s is right: %s', (kind, number) => {
    expect(isTaxNumber(number, kind)).toBe(true);
  });

  it.each([
    ['codiceFiscale', 'RSSMRA85T10A562T'],
    ['codiceFiscale', 'RSSMRA85Z10A562S'],
    ['partitaIva', '12345678901'],
    ['partitaIva', '00000000000'],
    ['partitaIva', '1234567890'],
    ['cpf', '52998224724'],
    ['cpf', '11111111111'],
    ['cnpj', '11222333000180'],
    ['cnpj', '12ABC34501DE36'],
    ['businessNumber', '123-45-67890'],
    ['cashReceiptPhone', '02-123-4567'],
    ['cashReceiptPhone', ''],
  ] as const)('%s is wrong: %s', (kind, number) => {
    expect(isTaxNumber(number, kind)).toBe(false);
  });

  it.each(['codiceFiscale', 'partitaIva', 'cpf', 'cnpj', 'businessNumber'] as const)(
    'of the kind %s is wrong with any other last sign',
    (kind) => {
      const example = taxNumberExamples[kind];
      const signs = kind === 'codiceFiscale' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '0123456789';
      const others = [...signs].filter((sign) => sign !== example.at(-1));
      expect(others.filter((sign) => isTaxNumber(example.slice(0, -1) + sign, kind))).toEqual([]);
    },
  );
});

const company: InvoicingForm = {
  ...{ kind: 'company', number: 'partitaIva', hasCompany: true, hasRecipient: true },
};

it('an Italian company says where its electronic invoice goes: one of both ways is enough', () => {
  expect(fieldsOfForm(company)).toEqual(['company', 'taxNumber', 'recipientCode', 'certifiedEmail']);
  const faults = (values: Record<string, string>) =>
    fieldsOfForm(company).map((field) => invoicingFault(field, values, company));
  expect(faults({})).toEqual(['missing', 'missing', 'missing', undefined]);
  const known = { company: 'Rossi S.r.l.', taxNumber: '12345678903' };
  expect(faults({ ...known, recipientCode: 'm5uxcr1' })).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(faults({ ...known, certifiedEmail: 'rossi@pec.it' })).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(faults({ ...known, recipientCode: 'M5U', certifiedEmail: 'rossi' })).toEqual([
    ...[undefined, undefined, 'invalid', 'invalid'],
  ]);
});

it('is kept in one spelling, and without what its form does not ask', () => {
  const typed = { company: ' Rossi ', taxNumber: ' 123 456 789 03', recipientCode: 'm5uxcr1' };
  expect(toInvoicingDetails(typed, company)).toEqual({
    ...{ kind: 'company', number: 'partitaIva', company: 'Rossi', taxNumber: '12345678903' },
    recipientCode: 'M5UXCR1',
  });
  expect(toInvoicingDetails(typed, { kind: 'private', number: 'codiceFiscale' })).toEqual({
    ...{ kind: 'private', number: 'codiceFiscale', company: '', taxNumber: '12345678903' },
  });
});
