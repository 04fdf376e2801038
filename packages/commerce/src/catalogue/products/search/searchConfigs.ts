/**
 * The database's text search configuration by language, for those whose word forms it knows; every other language is
 * searched by the words as they are written. The migration of `product_texts` holds a copy of this list: an entry more
 * needs a migration, a language does not.
 */
export const searchConfigs: readonly (readonly [language: string, config: string])[] = [
  ['en', 'english'],
  ['de', 'german'],
  ['fr', 'french'],
];

const configs = new Map(searchConfigs);

/** The database's text search configuration for a language. */
export function configOf(language: string): string {
  return configs.get(language) ?? 'simple';
}
