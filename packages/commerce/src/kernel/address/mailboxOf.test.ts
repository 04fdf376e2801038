import { expect, it } from 'vitest';
import { mailboxOf } from './mailboxOf.ts';

it.each([
  ['maya+1@example.org', 'maya@example.org'],
  ['maya+a+b@example.org', 'maya@example.org'],
  ['+maya@example.org', '+maya@example.org'],
  ['m.a.y.a+shop@googlemail.com', 'maya@gmail.com'],
  ['ma.ya@example.org', 'ma.ya@example.org'],
  ['maya+x@me.com', 'maya@icloud.com'],
  ['maya@constructor', 'maya@constructor'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
