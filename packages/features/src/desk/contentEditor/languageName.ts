/** The name of a language in another: `German`. */
export function languageName(code: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'code' }).of(code) ?? code;
}
