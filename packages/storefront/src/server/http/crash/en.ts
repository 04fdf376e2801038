import type { CrashMessages } from '../crashMessages.ts';

export default {
  broken: {
    title: 'Injury time',
    text: 'Something broke on our side. Nothing was charged, and your bag is as it was.',
  },
  busy: {
    title: 'Short break',
    text: 'The shop cannot answer right now. Nothing was charged, and your bag is as it was. Try again in a moment.',
  },
  limited: { title: 'Too many requests', text: 'You’ve tried too often. Wait a minute, then try again.' },
  form: {
    title: 'Form not readable',
    text: 'The form arrived unreadable, and nothing was changed. Go back and send it again.',
  },
  reference: 'Reference',
  again: 'Try again',
  home: 'To the home page',
} satisfies CrashMessages;
