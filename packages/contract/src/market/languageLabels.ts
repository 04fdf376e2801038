/** The name of each language in that language, for markets that give no label of their own. */
export const languageLabels: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  th: 'ไทย',
  tr: 'Türkçe',
  nl: 'Nederlands',
  vi: 'Tiếng Việt',
  ar: 'العربية',
  ko: '한국어',
  ja: '日本語',
  es: 'Español',
  pt: 'Português',
  pl: 'Polski',
  cs: 'Čeština',
  sk: 'Slovenčina',
  da: 'Dansk',
  sv: 'Svenska',
  no: 'Norsk',
  fi: 'Suomi',
  el: 'Ελληνικά',
  ru: 'Русский',
};

/** The label of a language: of `pt-BR` that of `pt`. `undefined` for one that has none. */
export function languageLabel(code: string): string | undefined {
  return languageLabels[code] ?? languageLabels[code.split('-')[0] ?? ''];
}
