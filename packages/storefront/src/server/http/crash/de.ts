import type { CrashMessages } from '../crashMessages.ts';

export default {
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
} satisfies CrashMessages;
