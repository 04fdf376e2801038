/** Whether a person or a company pays from a bank account. */
export const personTypes = ['natural', 'legal'] as const;
export type PersonType = (typeof personTypes)[number];

/**
 * Kinds of documents by which a Colombian bank knows its customer: citizen's card, foreigner's card, tax number of a
 * company, identity card of a minor, passport.
 */
export const documentTypes = ['CC', 'CE', 'NIT', 'TI', 'PP'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Documents of a person, and the one of a company. */
export const documentTypesOf = (personType: PersonType): readonly DocumentType[] =>
  personType === 'legal' ? ['NIT'] : documentTypes.filter((type) => type !== 'NIT');

/** Whether a number can be one of this document: digits, and letters too in a passport. A company's has its check digit. */
export function isDocumentNumber(type: DocumentType, number: string): boolean {
  if (type === 'PP') return /^[A-Z0-9]{5,15}$/.test(number);
  if (type === 'NIT') return /^\d{9}-?\d$/.test(number);
  return /^\d{5,11}$/.test(number);
}

/** A document number as the bank wants it: without spaces and dots, letters in capitals. */
export const plainDocumentNumber = (typed: string): string => typed.replace(/[\s.]/g, '').toUpperCase();
