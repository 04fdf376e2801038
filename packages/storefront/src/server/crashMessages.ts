/**
 * Why the plain page is shown: `broken` by an error of the shop, `busy` while the back end is unavailable, `limited`
 * after too many requests, `form` when the request body is not a form of the shop.
 */
export type CrashKind = 'broken' | 'busy' | 'limited' | 'form';

export interface CrashWords extends Readonly<Record<CrashKind, { title: string; text: string }>> {
  reference: string;
  again: string;
  home: string;
}

const english: CrashWords = {
  broken: {
    title: 'Injury time',
    text: 'Something broke on our side. Nothing was charged, and your bag is as it was.',
  },
  busy: {
    title: 'Short break',
    text: 'The shop cannot answer right now. Nothing was charged, and your bag is as it was. Try again in a moment.',
  },
  limited: { title: 'Too many requests', text: 'That was a lot at once. Wait a minute, then try again.' },
  form: {
    title: 'Form not readable',
    text: 'The form arrived unreadable, and nothing was changed. Go back and send it again.',
  },
  reference: 'Reference',
  again: 'Try again',
  home: 'To the home page',
};

const byLanguage: Readonly<Record<string, CrashWords>> = {
  de: {
    broken: {
      title: 'Nachspielzeit',
      text: 'Bei uns ist etwas kaputtgegangen. Es wurde nichts berechnet, der Warenkorb ist unverändert.',
    },
    busy: {
      title: 'Kurze Pause',
      text: 'Der Shop kann gerade nicht antworten. Es wurde nichts berechnet, der Warenkorb ist unverändert. Bitte gleich noch einmal versuchen.',
    },
    limited: {
      title: 'Zu viele Anfragen',
      text: 'Das war viel auf einmal. Bitte eine Minute warten und dann erneut versuchen.',
    },
    form: {
      title: 'Nicht lesbar',
      text: 'Das Formular kam unlesbar an, es wurde nichts geändert. Bitte zurückgehen und noch einmal absenden.',
    },
    reference: 'Kennnummer',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  fr: {
    broken: {
      title: 'Temps additionnel',
      text: 'Quelque chose a lâché chez nous. Rien n’a été débité, votre panier est intact.',
    },
    busy: {
      title: 'Petite pause',
      text: 'La boutique ne peut pas répondre pour le moment. Rien n’a été débité, votre panier est intact. Réessayez dans un instant.',
    },
    limited: {
      title: 'Trop de demandes',
      text: 'Cela fait beaucoup d’un coup. Patientez une minute, puis réessayez.',
    },
    form: {
      title: 'Formulaire illisible',
      text: 'Le formulaire est arrivé illisible, rien n’a été modifié. Revenez en arrière et renvoyez-le.',
    },
    reference: 'Référence',
    again: 'Réessayer',
    home: 'Vers l’accueil',
  },
  ko: {
    broken: {
      title: '추가 시간',
      text: '저희 쪽에 문제가 생겼습니다. 결제된 것은 없고 장바구니도 그대로입니다.',
    },
    busy: {
      title: '잠시 휴식',
      text: '지금은 응답할 수 없습니다. 결제된 것은 없고 장바구니도 그대로입니다. 잠시 후 다시 시도해 주세요.',
    },
    limited: { title: '요청이 너무 많습니다', text: '1분 후 다시 시도해 주세요.' },
    form: {
      title: '양식을 읽을 수 없습니다',
      text: '양식이 제대로 도착하지 않아 변경된 것이 없습니다. 이전 페이지로 돌아가 다시 보내 주세요.',
    },
    reference: '문의 번호',
    again: '다시 시도',
    home: '홈으로',
  },
};

/** The messages of the plain page in a language; English where there are none. */
export function crashMessages(language: string): CrashWords {
  return byLanguage[language] ?? english;
}
