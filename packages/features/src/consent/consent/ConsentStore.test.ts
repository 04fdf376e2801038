import { recordCookieChoice } from '@touchline/contract/consent/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { ccpaRules, consentIn, consentPorts, cookiesOf, gdprRules, visitorKey } from './Consent.fixtures.ts';
import { ConsentStore } from './ConsentStore.ts';

describe('where the law asks first', () => {
  it('nothing but what the shop needs is allowed before the answer', () => {
    const store = consentIn();
    expect(store.mustAsk).toBe(true);
    expect(store.levels).toEqual([0]);
    expect(store.stateOf('analytics')).toBe('unknown');
    expect(store.stateOf('advertising')).toBe('unknown');
    expect(store.stateOf('necessary')).toBe('granted');
    expect(store.ticked).toEqual([0]);
  });

  it('accepting grants every level, and closes [A4.41, A4.42]', () => {
    const ports = consentPorts();
    const store = new ConsentStore(ports, gdprRules);
    store.open('shop');
    expect(store.gdpr).toMatchObject({
      ...{ open: true, showOptions: false, showDataSettings: false, opener: 'shop', advertisingAgreement: 0 },
    });
    store.accept('dialog');
    expect(store.levels).toEqual([0, 1, 2]);
    expect(store.stateOf('advertising')).toBe('granted');
    expect(store.gdpr).toMatchObject({ open: false, advertisingAgreement: 2 });
    expect(ports.storage.get('consent')).toBe('2');
    expect(new ConsentStore(ports, gdprRules).mustAsk).toBe(false);
  });

  it('rejecting sets the lowest level, by one press like accepting [A4.43]', () => {
    const ports = consentPorts();
    const store = new ConsentStore(ports, gdprRules);
    store.open('shop');
    store.reject('dialog');
    expect(ports.storage.get('consent')).toBe('0');
    expect(store.stateOf('analytics')).toBe('refused');
    expect(store.gdpr).toMatchObject({ open: false, advertisingAgreement: 0 });
    expect(store.mustAsk).toBe(false);
  });

  it('the view with the boxes saves what is ticked [A4.44, A4.45]', () => {
    const ports = consentPorts();
    const store = new ConsentStore(ports, gdprRules);
    store.open('shop');
    store.manage();
    expect(store.gdpr.showOptions).toBe(true);
    store.toggle(1);
    store.save('dialog');
    expect(ports.storage.get('consent')).toBe('1');
    expect(store.stateOf('analytics')).toBe('granted');
    expect(store.stateOf('advertising')).toBe('refused');
  });

  it('several values are stored as a list [A4.47]', () => {
    const ports = consentPorts();
    const store = new ConsentStore(ports, { ...gdprRules, mode: 'independent', isMultiple: true });
    store.toggle(2);
    store.save('dialog');
    expect(ports.storage.get('consent')).toBe('[0,2]');
    const again = new ConsentStore(ports, { ...gdprRules, mode: 'independent', isMultiple: true });
    expect(again.levels).toEqual([0, 2]);
  });

  it('a single value never allows more than was ticked', () => {
    const ports = consentPorts();
    const rules = { ...gdprRules, mode: 'independent' } as const;
    const store = new ConsentStore(ports, rules);
    store.toggle(2);
    store.save('dialog');
    expect(ports.storage.get('consent')).toBe('2');
    expect(new ConsentStore(ports, rules).stateOf('analytics')).toBe('refused');
  });

  it('the dialog closes without a choice only when there is one already [A4.46]', () => {
    expect(consentIn().isClosable).toBe(false);
    expect(consentIn({}, cookiesOf([0])).isClosable).toBe(true);
  });

  it('a new version of the texts asks again, and allows nothing until then', () => {
    const cookies = cookiesOf([0, 1, 2]);
    expect(consentIn({}, cookies).mustAsk).toBe(false);
    const store = consentIn({ revision: '2' }, cookies);
    expect(store.mustAsk).toBe(true);
    expect(store.stateOf('analytics')).toBe('unknown');
    store.accept('dialog');
    expect(store.mustAsk).toBe(false);
  });

  it('a cookie that no shop writes counts as no answer [A5.53]', () => {
    expect(consentIn({}, { consent: '7' }).mustAsk).toBe(true);
  });

  it('a shop that leaves the question to another application waits for nothing', () => {
    const store = consentIn({ isShown: false });
    expect(store.mustAsk).toBe(false);
    expect(store.stateOf('analytics')).toBe('refused');
    expect(consentIn({ isShown: false }, { consent: '1' }).stateOf('analytics')).toBe('granted');
  });
});

describe('where the law lets visitors object', () => {
  it.each(['ccpa', 'none'] as const)('everything is allowed without a question: %s', (regime) => {
    const store = consentIn({ regime });
    expect(store.mustAsk).toBe(false);
    expect(store.stateOf('analytics')).toBe('granted');
    expect(store.gdpr.advertisingAgreement).toBe(2);
    expect(store.ticked).toEqual([0, 1, 2]);
  });

  it('only the lowest of two boxes is ticked in the beginning [A4.51]', () => {
    const store = consentIn({ regime: 'none', mode: 'twoCheckboxes' });
    expect(store.ticked).toEqual([0]);
    expect(consentIn({ regime: 'none' }).ticked).toEqual([0, 1, 2]);
  });

  it.each(['ccpa', 'none'] as const)('the Global Privacy Control is an objection: %s', (regime) => {
    const store = consentIn({ regime }, {}, true);
    expect(store.stateOf('analytics')).toBe('refused');
    expect(store.stateOf('advertising')).toBe('refused');
    expect(store.ticked).toEqual([0]);
  });

  it('the visitor may allow more than the signal, and the choice holds on the next page', () => {
    const ports = consentPorts({}, true);
    const store = new ConsentStore(ports, ccpaRules);
    store.accept('dialog');
    expect(store.stateOf('advertising')).toBe('granted');
    expect(new ConsentStore(ports, ccpaRules).stateOf('advertising')).toBe('granted');
  });

  it('one press stops selling and sharing; its slice is open, not those of dialog and bar [A3.79]', async () => {
    const ports = consentPorts();
    const store = new ConsentStore(ports, ccpaRules);
    store.open('visitor');
    expect([store.ccpa.open, store.gdpr.open, store.bar.open]).toEqual([true, false, false]);
    store.doNotSell('dialog');
    await store.sending;
    expect(store.stateOf('advertising')).toBe('refused');
    expect(store.ccpa.open).toBe(false);
    expect(ports.server.callsOf(recordCookieChoice)[0]?.body).toMatchObject({
      action: 'doNotSell',
      levels: [0],
    });
  });
});

it('the signal is no answer where the law asks first', () => {
  const store = consentIn({}, {}, true);
  expect(store.mustAsk).toBe(true);
  expect(store.stateOf('analytics')).toBe('unknown');
});

describe('a choice', () => {
  it('is recorded with the text version, the button, the place, the signal and the moment', async () => {
    const ports = consentPorts({}, true);
    const store = new ConsentStore(ports, { ...gdprRules, revision: '7' });
    store.reject('bar');
    await store.sending;
    expect(ports.server.callsOf(recordCookieChoice)[0]?.body).toEqual({
      ...{ regime: 'gdpr', mode: 'nested', revision: '7', levels: [0], action: 'reject', place: 'bar' },
      ...{ signal: true, decidedAt: '2026-11-21T10:00:00.000Z' },
      visitorKey: store.receiptsKey,
      receiptKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
  });

  it('keeps the key of the visitor', () => {
    const store = consentIn({}, cookiesOf([0]));
    store.accept('page');
    expect(store.receiptsKey).toBe(visitorKey);
  });

  it('that could not be recorded holds, and is sent again on the next page', async () => {
    const ports = consentPorts();
    ports.server.on(recordCookieChoice, 'offline');
    const store = new ConsentStore(ports, gdprRules);
    store.accept('dialog');
    await store.sending;
    expect(store.stateOf('analytics')).toBe('granted');
    const [first] = ports.server.callsOf(recordCookieChoice);
    ports.server.on(recordCookieChoice, { answer: { recorded: true } });
    const next = new ConsentStore(ports, gdprRules);
    expect(next.mustAsk).toBe(false);
    await next.sendUnsent();
    await next.sendUnsent();
    const sent = ports.server.callsOf(recordCookieChoice).map(({ body }) => body);
    expect(sent.at(-1)).toEqual(first?.body);
    expect(ports.storage.get('consentUnsent')).toBeUndefined();
  });

  it('of somebody whose session is over is recorded all the same, and not kept for later', async () => {
    const ports = consentPorts();
    const over = { status: 401, error: { errorCode: 'SessionEnded', message: '' } };
    ports.server.on(recordCookieChoice, over, { answer: { recorded: true } });
    const store = new ConsentStore(ports, gdprRules);
    store.reject('dialog');
    await store.sending;
    const sent = ports.server.callsOf(recordCookieChoice).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect([ports.storage.get('consentUnsent'), ports.reported]).toEqual([undefined, []]);
  });

  it('that was kept with the former name of its button is recorded, too', async () => {
    const ports = consentPorts();
    ports.server.on(recordCookieChoice, 'offline');
    const store = new ConsentStore(ports, gdprRules);
    store.reject('bar');
    await store.sending;
    const kept = ports.storage.get('consentUnsent')?.replace('"action":', '"act":') ?? '';
    expect(kept).toContain('"act":"reject"');
    ports.storage.set('consentUnsent', kept);
    ports.server.on(recordCookieChoice, { answer: { recorded: true } });
    await new ConsentStore(ports, gdprRules).sendUnsent();
    const [first, second] = ports.server.callsOf(recordCookieChoice);
    expect(second?.body).toEqual(first?.body);
    expect(ports.storage.get('consentUnsent')).toBeUndefined();
  });

  it('is not lost when a part of the shop that follows it fails, and the others still follow', () => {
    const ports = consentPorts();
    const store = new ConsentStore(ports, gdprRules);
    const other = vi.fn();
    store.sourceOf('analytics').subscribe(() => {
      throw new TypeError('broken');
    });
    store.sourceOf('analytics').subscribe(other);
    store.accept('dialog');
    expect(other).toHaveBeenCalledOnce();
    expect(ports.storage.get('consent')).toBe('2');
    expect(store.gdpr.open).toBe(false);
    expect(ports.reported).toContain('A part of the shop could not follow the consent');
  });

  it('holds for the page where the browser stores nothing', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const ports = { ...consentPorts(), storage: { get: forbid, set: forbid, remove: forbid } };
    const store = new ConsentStore(ports, gdprRules);
    store.reject('dialog');
    expect(store.mustAsk).toBe(false);
  });
});

describe('the settings', () => {
  it('opened from the bar close the bar with them [A4.52]', () => {
    const store = consentIn({ regime: 'bar' }, cookiesOf([0]));
    store.openBar();
    store.open('bar');
    expect([store.bar.open, store.gdpr.open]).toEqual([true, true]);
    store.close();
    expect([store.bar.open, store.gdpr.open]).toEqual([false, false]);
  });

  it('opened otherwise leave the bar', () => {
    const store = consentIn({ regime: 'bar' }, cookiesOf([0]));
    store.openBar();
    store.open('visitor');
    store.close();
    expect(store.bar.open).toBe(true);
  });

  it.each([
    ['https://app.example/return', [0, 1], 'https://app.example/return?consent-level=1'],
    ['/gb/cart?a=b#top', [0], '/gb/cart?a=b&consent-level=0#top'],
  ])(
    'opened by another application lead back to %s with the level [A4.53, A7.68]',
    (target, levels, expected) => {
      const ports = consentPorts(cookiesOf(levels));
      const store = new ConsentStore(ports, gdprRules);
      store.openFor(target);
      expect(store.gdpr.opener).toBe('external');
      expect(ports.storage.get('consentOpener')).toContain(target);
      store.close();
      expect(ports.visited).toEqual([expected]);
      expect(ports.storage.get('consentOpener')).toBeUndefined();
    },
  );

  it('lead back with the list of levels where the market sends several, and after a choice [A4.47, A4.53]', () => {
    const ports = consentPorts(cookiesOf([0]));
    const store = new ConsentStore(ports, { ...gdprRules, mode: 'independent', isMultiple: true });
    store.openFor('/gb/cart');
    store.toggle(2);
    store.save('dialog');
    expect(ports.visited).toEqual([`/gb/cart?consent-level=${encodeURIComponent('[0,2]')}`]);
  });

  it('begin with the level that was asked for, and stay where they lead nowhere', () => {
    const ports = consentPorts(cookiesOf([0]));
    const store = new ConsentStore(ports, gdprRules);
    store.openFor(undefined, 1);
    expect(store.ticked).toEqual([0, 1]);
    store.close();
    expect(ports.visited).toEqual([]);
  });

  it('posted as a form never allow a nested level over one that is not ticked', () => {
    const store = consentIn();
    store.tick([2]);
    expect(store.ticked).toEqual([0]);
    store.tick([1, 2]);
    expect(store.ticked).toEqual([0, 1, 2]);
    const independent = consentIn({ mode: 'independent' });
    independent.tick([2]);
    expect(independent.ticked).toEqual([0, 2]);
  });
});

describe('where regions of a market have laws of their own', () => {
  const pending = { isRegional: true, isPending: true } as const;

  it('nothing is granted and nobody is asked until the region is known', () => {
    const store = consentIn(pending);
    expect([store.mustAsk, store.isClosable, store.levels]).toEqual([false, true, [0]]);
    expect(store.stateOf('analytics')).toBe('unknown');
  });

  it.each([
    ['gdpr', true, 'unknown'],
    ['bar', true, 'unknown'],
    ['ccpa', false, 'granted'],
    ['none', false, 'granted'],
  ] as const)(
    'the law %s holds as soon as it is learned, and whoever waits is told',
    (regime, asks, state) => {
      const store = consentIn(pending);
      const told = vi.fn();
      store.sourceOf('analytics').subscribe(told);
      store.takeRegime(regime);
      expect([store.mustAsk, store.stateOf('analytics')]).toEqual([asks, state]);
      expect(told).toHaveBeenCalledOnce();
    },
  );

  it('an answer that was given before holds meanwhile, and under every law', () => {
    const store = consentIn(pending, cookiesOf([0]));
    expect([store.mustAsk, store.stateOf('analytics')]).toEqual([false, 'refused']);
    store.takeRegime('none');
    expect([store.mustAsk, store.stateOf('analytics')]).toEqual([false, 'refused']);
  });
});

describe('another application that asks in place of the shop', () => {
  const remote = { origin: 'https://consent.example', name: 'cookie-consent' };
  function asking() {
    const ports = consentPorts();
    const store = new ConsentStore(ports, gdprRules);
    store.setRemote(remote);
    store.open('shop');
    return { ports, store };
  }

  it.each([
    [2, [0, 1, 2]],
    [
      [0, 2],
      [0, 2],
    ],
    [0, [0]],
  ])('tells %j, which the shop stores and obeys [A7.54]', (told, levels) => {
    const { store } = asking();
    store.takeRemote(told);
    expect([store.levels, store.isOpen, store.mustAsk]).toEqual([levels, false, false]);
  });

  it.each([['all'], [7], [null], [{ level: 1 }], [[]]])(
    'cannot tell %j: the shop waits for a choice',
    (told) => {
      const { store } = asking();
      store.takeRemote(told);
      expect([store.mustAsk, store.isOpen, store.stateOf('analytics')]).toEqual([true, true, 'unknown']);
    },
  );

  it('that cannot be loaded gives way to the shop', () => {
    const { store } = asking();
    expect(store.remote).toEqual(remote);
    store.remoteFailed(new Error('away'));
    expect([store.remote, store.isOpen]).toEqual([undefined, true]);
  });
});
