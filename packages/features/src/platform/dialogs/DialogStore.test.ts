import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testPorts } from '../ports/testPorts.ts';
import type { DialogDefinition } from './DialogDefinition.ts';
import { dialogRanks, startCurtainRank, type DialogRankName } from './dialogRanks.ts';
import { DialogStore, type DialogEnd } from './DialogStore.ts';

const names = Object.keys(dialogRanks) as (keyof typeof dialogRanks)[];
const View = () => null;
const dialog = (rank: DialogRankName, key: string = rank): DialogDefinition => ({
  key,
  rank,
  load: async () => ({ View }),
});

let ports: ReturnType<typeof testPorts>;
let store: DialogStore;
let ends: Record<string, DialogEnd>;
const request = (definition: DialogDefinition) =>
  store.request(definition, (end) => (ends[definition.key] = end));
const open = () => [...names, 'directAction'].filter((key) => store.isOpen(key));

beforeEach(() => {
  ports = testPorts();
  store = new DialogStore(ports);
  ends = {};
});

describe('the shop’s dialogs that open by themselves', () => {
  it('have the order of the document, each its own number [A2.113]', () => {
    expect(names.map((name) => dialogRanks[name].number)).toEqual(names.map((_, at) => at + 1));
    expect(names).toEqual([
      ...['geolocation', 'language', 'consent', 'privacyRequest', 'registrationFirst', 'externalLoginError'],
      ...[
        'login',
        'newsletter',
        'freshLogin',
        'paymentInProgress',
        'membershipSnackbar',
        'membershipDetails',
      ],
      'vouchersSnackbar',
    ]);
  });

  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

  it.each(pairs.filter(([first, second]) => first !== second))(
    'are shown one at a time, the more urgent first: %s, then %s [A2.112, A2.113]',
    (first, second) => {
      const [urgent, other] =
        dialogRanks[first].number < dialogRanks[second].number ? [first, second] : [second, first];
      request(dialog(first));
      expect(open()).toEqual([first]);
      request(dialog(second));
      expect(open()).toEqual([urgent]);
      store.close(urgent);
      expect(ends[urgent]).toBe('closed');
      if (dialogRanks[other].losingTurn === 'waits') {
        expect(open()).toEqual([other]);
        store.close(other);
        expect(ends[other]).toBe('closed');
      } else expect(ends[other]).toBe('dropped');
      expect(open()).toEqual([]);
    },
  );

  it.each(names)('of the rank %s follow each other where there are two', (rank) => {
    request(dialog(rank, 'one'));
    request(dialog(rank, 'two'));
    expect([store.isOpen('one'), store.isOpen('two')]).toEqual([true, false]);
    store.close('one');
    expect(store.isOpen('two')).toBe(dialogRanks[rank].losingTurn === 'waits');
  });

  it.each(names)('come before the start curtain only from the first four ranks: %s', (rank) => {
    const raise = store.queue.ask('startCurtain', startCurtainRank);
    request(dialog(rank));
    const isExempt = ['geolocation', 'language', 'consent', 'privacyRequest'].includes(rank);
    expect(open()).toEqual(isExempt ? [rank] : []);
    raise();
    expect(open()).toEqual(ends[rank] === 'dropped' ? [] : [rank]);
  });

  it.each(names)('never open above a payment: %s', (rank) => {
    request(dialog(rank));
    const paid = store.queue.hold();
    expect(open()).toEqual([]);
    paid();
    expect(open()).toEqual(dialogRanks[rank].losingTurn === 'waits' ? [rank] : []);
  });

  it.each(names)('never keep a shopper’s own press waiting: above %s', (rank) => {
    request(dialog(rank));
    request(dialog('directAction'));
    expect(open()).toEqual([rank, 'directAction']);
    store.close('directAction');
    expect(open()).toEqual([rank]);
  });

  it('never open for a crawler, whom a press would still show them [A1.18]', () => {
    store = new DialogStore(ports, () => true);
    for (const name of names) request(dialog(name));
    expect([open(), new Set(Object.values(ends))]).toEqual([[], new Set(['dropped'])]);
    request(dialog('directAction'));
    expect(open()).toEqual(['directAction']);
  });

  it('can be taken back before their turn', () => {
    request(dialog('consent'));
    request(dialog('login'));
    store.close('login');
    expect(ends).toEqual({ login: 'closed' });
    store.close('consent');
    store.close('consent');
    expect(open()).toEqual([]);
  });

  it('are requested only once at a time, and again after they were closed', () => {
    const load = vi.fn(async () => ({ View }));
    const login = { ...dialog('login'), load };
    request(login);
    request(login);
    store.close('login');
    request(login);
    expect(open()).toEqual(['login']);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('the view of a dialog', () => {
  it('is loaded when its turn comes, not before', async () => {
    const load = vi.fn(async () => ({ View }));
    request(dialog('consent'));
    request({ ...dialog('login'), load });
    await vi.waitFor(() => expect(store.views.has('consent')).toBe(true));
    expect(load).not.toHaveBeenCalled();
    store.close('consent');
    await vi.waitFor(() => expect(store.views.get('login')).toBe(View));
    expect(store.Host).toBeDefined();
  });

  it('that cannot be loaded is reported, keeps nobody waiting, and is loaded again by the next request', async () => {
    const load = vi.fn(async () => ({ View })).mockRejectedValueOnce(new TypeError('offline'));
    request({ ...dialog('consent'), load });
    request(dialog('login'));
    await vi.waitFor(() => expect(open()).toEqual(['login']));
    expect(ends).toEqual({ consent: 'failed' });
    expect(ports.reported.splice(0)).toEqual(['The dialog "consent" could not be loaded']);
    request({ ...dialog('consent'), load });
    await vi.waitFor(() => expect(store.views.has('consent')).toBe(true));
    expect(open()).toEqual(['consent']);
  });
});
