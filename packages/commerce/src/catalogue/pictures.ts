import type { Picture } from '@touchline/contract/picture';
import type { LanguageTexts, StoredPicture } from './tables.ts';

const views = new Map<string, LanguageTexts>([
  ['side', { en: 'side view', de: 'Seitenansicht', fr: 'vue de côté', ko: '옆모습' }],
  ['top', { en: 'from above', de: 'von oben', fr: 'vue de dessus', ko: '위에서 본 모습' }],
  ['sole', { en: 'sole', de: 'Sohle', fr: 'semelle', ko: '밑창' }],
  ['heel', { en: 'heel', de: 'Ferse', fr: 'talon', ko: '뒤꿈치' }],
  ['toe', { en: 'toe', de: 'Zehenpartie', fr: 'bout', ko: '앞코' }],
  ['front', { en: 'front', de: 'Vorderseite', fr: 'devant', ko: '앞면' }],
  ['back', { en: 'back', de: 'Rückseite', fr: 'dos', ko: '뒷면' }],
  ['detail', { en: 'detail', de: 'Detail', fr: 'détail', ko: '디테일' }],
]);

/** A stored picture with its alternative text: `Tempo 4, Volt, side view`. */
export function pictureOf(
  stored: StoredPicture,
  about: { name: string; colour: string },
  language: string,
): Picture {
  const view = views.get(stored.view ?? '');
  const parts = [about.name, about.colour, view ? (view[language] ?? view['en']) : undefined];
  return { ...stored, alt: parts.filter(Boolean).join(', ') };
}
