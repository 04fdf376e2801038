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

/** The last resort: a plain page that needs nothing of what may be broken. */
export function crashPage(language: string, home: string, reference: string): Response {
  const { title, text, ...labels } = words[language] ??
    words['en'] ?? { title: '', text: '', reference: '', home: '' };
  const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:400 17px/1.5 system-ui,sans-serif;background:#d9ff2e;color:#0b0b0c}h1{font-size:clamp(40px,10vw,88px);line-height:1;letter-spacing:-.035em;margin:0}p{margin:0;max-width:42ch}a{color:inherit;font-weight:650}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${escapeHtml(labels.reference)}: <code>${escapeHtml(reference)}</code></p><p><a href="${escapeHtml(home)}">${escapeHtml(labels.home)}</a></p></body></html>`;
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
