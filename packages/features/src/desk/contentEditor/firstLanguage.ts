/** The language of a shop that the others fall back to. */
export const firstLanguage = (languages: readonly string[]): string =>
  languages.find((code) => code === 'en') ?? languages[0] ?? 'en';
