import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { delivery, returns, sale } from './UspBar.fixtures.ts';
import { UspStore } from './UspStore.ts';

describe('the strip of selling points', () => {
  it('shows one message after the other, and begins again [A2.66]', () => {
    const store = new UspStore(testPorts(), [delivery, returns]);
    expect(store.shown).toBe(delivery);
    store.next();
    expect(store.shown).toBe(returns);
    store.next();
    expect(store.shown).toBe(delivery);
  });

  it('rotates several messages, until the shopper stops them or reads more', () => {
    const store = new UspStore(testPorts(), [delivery, returns]);
    expect(store.isRotating).toBe(true);
    store.togglePause();
    expect(store.isRotating).toBe(false);
    store.togglePause();
    store.open(returns);
    expect([store.isRotating, store.isOpen, store.opened]).toEqual([false, true, returns]);
    store.close();
    expect(store.isRotating).toBe(true);
    expect(new UspStore(testPorts(), [delivery]).isRotating).toBe(false);
  });

  it('loses a message whose timer ends, and is gone when none is left [A4.94]', () => {
    const store = new UspStore(testPorts(), [sale]);
    expect(store.shown).toBe(sale);
    store.end(sale);
    expect(store.shown).toBeUndefined();
  });

  it('begins without messages whose timer is over [A4.94]', () => {
    const over = {
      ...sale,
      embeddableElement: { type: 'timer' as const, title: 'Sale', date: '2026-01-01T00:00:00Z' },
    };
    expect(new UspStore(testPorts(), [over, delivery]).items).toEqual([delivery]);
  });
});
