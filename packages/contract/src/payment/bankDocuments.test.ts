import { describe, expect, it } from 'vitest';
import { documentTypesOf, isDocumentNumber, plainDocumentNumber } from './bankDocuments.ts';

describe('a document number', () => {
  it.each([
    ['CC', '1.020.304.050', true],
    ['CC', '1020', false],
    ['CC', '10203A4050', false],
    ['NIT', '900.373.115-5', true],
    ['NIT', '900373115', false],
    ['PP', 'ab 123456', true],
    ['PP', 'ab-12', false],
  ] as const)('%s %s: %s', (type, typed, isOne) => {
    expect(isDocumentNumber(type, plainDocumentNumber(typed))).toBe(isOne);
  });

  it('is a tax number for a company only', () => {
    expect(documentTypesOf('legal')).toEqual(['NIT']);
    expect(documentTypesOf('natural')).toEqual(['CC', 'CE', 'TI', 'PP']);
  });
});
