import { readFileSync } from 'node:fs';
import { inRoot } from '../../setup/root.mjs';

/** @typedef {import('./questions.mjs').Answers} Answers */

/** Gaps of the template that the answers fill, in each of its languages. */
const gaps = {
  company: [
    'name and legal form of the company',
    'Name und Rechtsform des Unternehmens',
    'nom et forme juridique de l’entreprise',
    '상호와 회사 형태',
    'اسم الشركة وشكلها القانوني',
  ],
  email: ['email address', 'E-Mail-Adresse', 'adresse e-mail', '이메일 주소', 'البريد الإلكتروني'],
};

/** The address of the imprint, which is written beside its name. */
const imprintEmail = /^(Email: |E-Mail: |E-mail : |이메일: |البريد الإلكتروني: )\[\[[^\]]*\]\]/;

/** The template of the legal pages in the shop's languages, with what the answers fill. @param {Answers} answers */
export function filledLegal({ languages, company, email }) {
  const template = JSON.parse(readFileSync(inRoot('packages/commerce/templates/legal.json'), 'utf8'));
  const shown = languages.some((code) => !(code in template.pages[0].title))
    ? [...languages, 'en']
    : languages;
  /** @param {string} text */
  const fill = (text) => {
    let filled = email ? text.replace(imprintEmail, `$1${email}`) : text;
    for (const gap of company ? gaps.company : []) filled = filled.replaceAll(`[[${gap}]]`, company);
    for (const gap of email ? gaps.email : []) filled = filled.replaceAll(`[[${gap}]]`, email);
    return filled;
  };
  /** @param {unknown} value @returns {unknown} */
  const adapt = (value) => {
    if (Array.isArray(value)) return value.map(adapt);
    if (typeof value !== 'object' || value === null) return value;
    const isTexts = 'en' in value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !isTexts || shown.includes(key))
        .map(([key, inner]) => [key, isTexts && typeof inner === 'string' ? fill(inner) : adapt(inner)]),
    );
  };
  return adapt(template);
}

/** @type {Record<string, [title: string, description: string, head: string]>} */
const contactTexts = {
  en: ['Contact', 'How to reach {brand}.', 'Write to us'],
  de: ['Kontakt', 'So erreichst du {brand}.', 'Schreib uns'],
  fr: ['Contact', 'Comment joindre {brand}.', 'Écrivez-nous'],
  ko: ['문의하기', '{brand}에 문의하는 방법입니다.', '이메일 문의'],
  ar: ['اتصل بنا', 'كيف تتواصل مع {brand}.', 'راسلنا'],
};

/** A page that says where shoppers write to. @param {Answers} answers */
export function contactPage({ languages, company, email }) {
  const known = Object.keys(contactTexts).filter((code) => languages.includes(code) || code === 'en');
  /** @param {number} at */
  const texts = (at) => Object.fromEntries(known.map((code) => [code, contactTexts[code]?.[at] ?? '']));
  /** @param {string} text */
  const same = (text) => Object.fromEntries(known.map((code) => [code, text]));
  return {
    ...{ key: 'help/contact', title: texts(0), description: texts(1) },
    sections: [
      {
        ...{ kind: 'prose', id: 'contact' },
        blocks: [{ head: texts(2), paragraphs: [...(company ? [same(company)] : []), same(email)] }],
      },
    ],
  };
}
