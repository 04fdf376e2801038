/**
 * Words that are not put on a product, in the languages of the shop, without accents. A word that is often part of a
 * harmless one (`Scunthorpe`, `Assisi`) is only refused as a whole word.
 */
export const blockedParts: readonly string[] = [
  ...['fuck', 'shit', 'bitch', 'cunt', 'nigger', 'faggot', 'wanker', 'whore', 'bastard', 'nazi', 'hitler'],
  ...['scheisse', 'arschloch', 'hurensohn', 'fotze', 'wichser', 'schlampe'],
  ...['putain', 'salope', 'encule', 'connard', 'connasse'],
  ...['씨발', '시발', '병신', '개새끼'],
  ...['شرموط', 'عاهرة', 'قحبة'],
];

export const blockedWords: readonly string[] = [
  'ass',
  'cock',
  'dick',
  'slut',
  'tit',
  'tits',
  'sex',
  'ficken',
  'pute',
  'كلب',
];
