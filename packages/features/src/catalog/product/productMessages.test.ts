import { expect, it } from 'vitest';
import ar from './messages/ar.ts';
import de from './messages/de.ts';
import en from './messages/en.ts';
import fr from './messages/fr.ts';
import ko from './messages/ko.ts';

it.each(Object.entries({ ar, de, en, fr, ko }))(
  'ends the time left to order with one full stop: %s',
  (_, texts) => {
    for (const time of [texts['promise.hours'], texts['promise.minutes']])
      expect(texts['promise.orderWithin'].replace('{{time}}', time)).not.toContain('..');
  },
);
