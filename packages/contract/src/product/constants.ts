/** Certificates that the shop can explain, by their usual abbreviations. Any other is shown by its name. */
export const knownCertificates = ['GOTS', 'GRS', 'RDS', 'RWS'] as const;
export type KnownCertificate = (typeof knownCertificates)[number];

/** Most products that are compared at once. */
export const maxCompared = 4;

/** What state goods are in. `new` is not said. */
export const conditions = ['new', 'refurbished', 'used'] as const;

/** What a size is the size of, in display order. */
export const sizeKinds = [
  'shoes',
  'clothing',
  'trousers',
  'waist',
  'children',
  'socks',
  'balls',
  'length',
  'volume',
  'weight',
  'other',
] as const;
