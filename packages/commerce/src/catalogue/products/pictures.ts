import type { Picture } from '@touchline/contract/picture';
import type { ViewKey } from './CatalogueMessages.ts';
import { catalogueTexts } from './catalogueTexts.ts';
import type { LanguageTexts, StoredPicture } from './tables.ts';
import { inLanguage } from './vocabulary.ts';

const views: ReadonlyMap<string, LanguageTexts> = new Map(
  Object.entries(catalogueTexts<ViewKey>((messages) => messages.views)),
);

/** A stored picture with its alternative text: `Tempo 4, Volt, side view`. */
export function pictureOf(
  stored: StoredPicture,
  about: { name: string; colour: string },
  language: string,
): Picture {
  const view = views.get(stored.view ?? '');
  const parts = [about.name, about.colour, view ? inLanguage(view, language) : undefined];
  return { ...stored, alt: parts.filter(Boolean).join(', ') };
}
