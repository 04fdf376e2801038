/** The day of an article with its year, without a break: `4 November 2026`. `locale` as of `Site`. */
export const publishedDate = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(iso))
    .replaceAll(' ', '\u00a0');
