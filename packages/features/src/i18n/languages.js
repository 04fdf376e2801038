/** The language that messages are written in first. */
export const firstLanguage = 'en';
const traits = {
    en: { shortAmounts: true },
    // The locale data of server and browser may differ in Korea's word for AM and PM.
    ko: { hourCycle: 'h23' },
    ar: { numbers: 'latn' },
};
/** A language and what it falls back to, nearest first: `pt-BR` → `pt-BR`, `pt`, `en`. */
export function fallbacksOf(language) {
    const parts = language.split('-');
    const own = parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
    return own.includes(firstLanguage) ? own : [...own, firstLanguage];
}
/** The differences of a language; of `pt-BR` those of `pt`. */
export function traitsOf(language) {
    const known = fallbacksOf(language)
        .slice(0, language.split('-').length)
        .find((code) => Object.hasOwn(traits, code));
    return (known === undefined ? undefined : traits[known]) ?? {};
}
const rightToLeftScripts = new Set([
    'Adlm',
    'Arab',
    'Hebr',
    'Mand',
    'Mend',
    'Nkoo',
    'Rohg',
    'Samr',
    'Syrc',
    'Thaa',
]);
/** The direction a language is written in, by its script: `rtl` for Arabic, Hebrew, Persian, Urdu. */
export function directionOf(language) {
    return rightToLeftScripts.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}
