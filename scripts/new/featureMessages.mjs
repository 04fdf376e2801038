/** The first messages of a new feature, in every language of the shop. */
const languages = {
  en: {
    title: 'New',
    empty: 'Nothing here yet.',
    loading: 'Just a moment …',
    'failed.title': 'This did not load',
    'failed.text': 'Check the connection, then try again.',
    retry: 'Try again',
  },
  de: {
    title: 'Neu',
    empty: 'Hier ist noch nichts.',
    loading: 'Einen Moment …',
    'failed.title': 'Das konnte nicht geladen werden',
    'failed.text': 'Prüf die Verbindung und versuch es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  fr: {
    title: 'Nouveau',
    empty: 'Rien ici pour le moment.',
    loading: 'Un instant …',
    'failed.title': 'Le chargement a échoué',
    'failed.text': 'Vérifiez la connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  ko: {
    title: '새로운 기능',
    empty: '아직 아무것도 없습니다.',
    loading: '잠시만 기다려 주세요 …',
    'failed.title': '불러오지 못했습니다',
    'failed.text': '연결 상태를 확인한 후 다시 시도해 주세요.',
    retry: '다시 시도',
  },
  ar: {
    title: 'جديد',
    empty: 'لا يوجد شيء هنا بعد.',
    loading: 'لحظة من فضلك …',
    'failed.title': 'تعذّر التحميل',
    'failed.text': 'تحقّق من الاتصال ثم حاول مرة أخرى.',
    retry: 'حاول مرة أخرى',
  },
};

/** @param {string} feature @param {keyof typeof languages} language @param {string} platform way to it from the module */
function messages(feature, language, platform) {
  const lines = Object.entries(languages[language]).map(([key, text]) => `  '${feature}.${key}': '${text}',`);
  if (language === 'en')
    return `/** Messages of this module. Tell the translator where each one is used. */\nconst en = {\n${lines.join('\n')}\n};\nexport default en;\n`;
  return `import type { Translation } from '../${platform}/i18n/index.ts';
import type en from './en.ts';

const ${language}: Translation<typeof en> = {
${lines.join('\n')}
};
export default ${language};
`;
}

/**
 * The messages of a feature module, in one file per language.
 * @param {string} feature camelCase
 * @param {import('./featureFiles.mjs').Places} places
 * @returns {Record<string, string>} text by path
 */
export function featureMessages(feature, { folder, platform }) {
  return {
    [`${folder}/${feature}Messages.ts`]: `import { defineMessages } from '${platform}/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the ${feature} module. */
export const ${feature}Messages = defineMessages<typeof en>({
  namespace: '${feature}',
  files: import.meta.glob('./messages/*.ts'),
});
`,
    ...Object.fromEntries(
      /** @type {(keyof typeof languages)[]} */ (Object.keys(languages)).map((language) => [
        `${folder}/messages/${language}.ts`,
        messages(feature, language, platform),
      ]),
    ),
  };
}
