// What searches compare of Arabic words, read by the shop and by its database.

/** Letters that are typed for one another, and the line that stretches words, which is typed or not. */
export const arabicLetters = { typed: 'ةىیکـ', folded: 'هييك' } as const;

/**
 * The article, with what is joined to it (“and the”, “with the”, “for the”), as a regular expression. Behind it must be
 * enough of a word: “إلى” and “بالطو” have none.
 */
export const arabicArticle = '(?<![ء-ي])(?:(?:ال)+(?=[ء-ي]{2})|[وبكف](?:ال)+(?=[ء-ي]{3})|و?لل(?=[ء-ي]{2}))';
