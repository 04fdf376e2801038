/** Certificates that the shop can explain, by their usual abbreviations. Any other is shown by its name. */
export const knownCertificates = ['GOTS', 'GRS', 'RDS', 'RWS'] as const;
export type KnownCertificate = (typeof knownCertificates)[number];

/** Most products that are compared at once. */
export const maxCompared = 4;
