import type { Picture } from '@touchline/contract/picture';
import type { LanguageTexts, StoredPicture } from './tables.ts';
import { inLanguage } from './vocabulary.ts';

const views = new Map<string, LanguageTexts>([
  ['side', { en: 'side view', de: 'Seitenansicht', fr: 'vue de côté', ko: '옆모습', ar: 'من الجانب' }],
  ['top', { en: 'from above', de: 'von oben', fr: 'vue de dessus', ko: '위에서 본 모습', ar: 'من الأعلى' }],
  ['sole', { en: 'sole', de: 'Sohle', fr: 'semelle', ko: '밑창', ar: 'النعل' }],
  ['heel', { en: 'heel', de: 'Ferse', fr: 'talon', ko: '뒤꿈치', ar: 'الكعب' }],
  ['toe', { en: 'toe', de: 'Zehenpartie', fr: 'bout', ko: '앞코', ar: 'المقدمة' }],
  ['front', { en: 'front', de: 'Vorderseite', fr: 'devant', ko: '앞면', ar: 'من الأمام' }],
  ['back', { en: 'back', de: 'Rückseite', fr: 'dos', ko: '뒷면', ar: 'من الخلف' }],
  ['detail', { en: 'detail', de: 'Detail', fr: 'détail', ko: '디테일', ar: 'تفصيل' }],
]);

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
