/** Maximum length of the name of a passkey in characters. */
export const maxPasskeyName = 60;
