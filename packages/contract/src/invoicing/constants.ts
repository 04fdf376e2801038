/** Whom an invoice or receipt is for. */
export const invoicingKinds = ['private', 'company'] as const;

/**
 * Numbers by which a country knows whom an invoice is for, each with a rule of its own.
 * - `codiceFiscale`, `partitaIva`: persons and companies in Italy.
 * - `cpf`, `cnpj`: persons and companies in Brazil.
 * - `cashReceiptPhone`, `businessNumber`: the mobile number or business number of a Korean cash receipt.
 */
export const taxNumberKinds = [
  'codiceFiscale',
  'partitaIva',
  'cpf',
  'cnpj',
  'cashReceiptPhone',
  'businessNumber',
] as const;
