import type { Brand } from '@touchline/features/site';
import { escapeHtml } from './escapeHtml.ts';

const words: Readonly<Record<string, { title: string; text: string; reference: string; home: string }>> = {
  en: {
    title: 'Injury time',
    text: 'Something broke on our side. Nothing was charged, and your bag is as it was.',
    reference: 'Reference',
    home: 'To the home page',
  },
  de: {
    title: 'Nachspielzeit',
    text: 'Bei uns ist etwas kaputtgegangen. Es wurde nichts berechnet, der Warenkorb ist unverändert.',
    reference: 'Kennnummer',
    home: 'Zur Startseite',
  },
  fr: {
    title: 'Temps additionnel',
    text: 'Quelque chose a lâché chez nous. Rien n’a été débité, votre panier est intact.',
    reference: 'Référence',
    home: 'Vers l’accueil',
  },
  ko: {
    title: '추가 시간',
    text: '저희 쪽에 문제가 생겼습니다. 결제된 것은 없고 장바구니도 그대로입니다.',
    reference: '문의 번호',
    home: '홈으로',
  },
};

/** Ground, ink, and what stands on ink, of each brand. */
const colours: Readonly<
  Record<Brand, readonly [ground: string, ink: string, onInk: string, radius: string]>
> = {
  touchline: ['#d9ff2e', '#0b0b0c', '#ffffff', '4px'],
  northing: ['#1d3f35', '#ffffff', '#17231f', '999px'],
};

function styleOf(brand: Brand): string {
  const [ground, ink, onInk, radius] = colours[brand];
  return (
    `body{margin:0;min-height:100vh;box-sizing:border-box;display:grid;align-content:center;justify-items:start;gap:20px;padding:24px clamp(16px,4vw,64px);font:400 17px/1.5 system-ui,sans-serif;background:${ground};color:${ink}}` +
    'h1{font-size:clamp(44px,13vw,168px);font-weight:900;line-height:.9;letter-spacing:-.045em;margin:0 0 8px}p{margin:0;max-width:42ch}' +
    `a{display:inline-flex;align-items:center;min-height:52px;padding:0 24px;border-radius:${radius};background:${ink};color:${onInk};font-weight:650;text-decoration:none}` +
    `a:focus-visible{outline:3px solid ${ink};outline-offset:3px}`
  );
}

/** The last resort: a plain page that needs nothing of what may be broken. */
export function crashPage(language: string, brand: Brand, home: string, reference: string): Response {
  const { title, text, ...labels } = words[language] ??
    words['en'] ?? { title: '', text: '', reference: '', home: '' };
  const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${styleOf(brand)}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${escapeHtml(labels.reference)}: <code>${escapeHtml(reference)}</code></p><p><a href="${escapeHtml(home)}">${escapeHtml(labels.home)}</a></p></body></html>`;
  return new Response(html, {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    },
  });
}
