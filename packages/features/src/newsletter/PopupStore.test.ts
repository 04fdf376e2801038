import { describe, expect, it } from 'vitest';
import { testPorts, type TestPorts } from '../platform/ports/testPorts.ts';
import { newsletterDisabledPages, PopupStore } from './PopupStore.ts';

/** Visits pages, each with a store of its own as after a reload; returns on which of them it opened. */
function visits(ports: TestPorts, routes: readonly string[], after = 3, isAnonymous = true): number[] {
  return routes.flatMap((route, at) => (new PopupStore(ports).visit(route, after, isAnonymous) ? [at] : []));
}

describe('the popup', () => {
  it('opens on the visit that the market names, and on no other', () => {
    expect(visits(testPorts(), ['home', 'list', 'product', 'list', 'product'])).toEqual([2]);
    expect(visits(testPorts(), ['home', 'list', 'product'], 0)).toEqual([]);
  });

  it('counts in the sign-up counter', () => {
    const ports = testPorts();
    visits(ports, ['home', 'list']);
    expect(ports.storage.get('UserSignUpAndSave')).toBe('2');
  });

  it.each([...newsletterDisabledPages])('neither counts %s nor opens on it [A4.71, A4.68]', (route) => {
    expect(visits(testPorts(), ['home', 'list', route, route, 'home'])).toEqual([4]);
  });

  it('is for anonymous visitors only', () => {
    expect(visits(testPorts(), ['home', 'list', 'product', 'home'], 3, false)).toEqual([]);
  });

  it('is hidden, open, then closed by the visitor for good, or completed [A4.67]', () => {
    const ports = testPorts();
    const popup = new PopupStore(ports);
    expect(popup.state).toBe('hidden');
    popup.visit('home', 1, true);
    expect(popup.state).toBe('open');
    popup.close(true);
    expect([popup.state, new PopupStore(ports).state]).toEqual(['closed', 'closed']);
    expect(visits(ports, ['home', 'home'], 3)).toEqual([]);
    const other = new PopupStore(testPorts());
    other.visit('home', 1, true);
    other.complete();
    other.close(true);
    expect(other.state).toBe('completed');
  });

  it('that another dialog has taken the turn of was not closed by the visitor', () => {
    const ports = testPorts();
    const popup = new PopupStore(ports);
    popup.visit('home', 1, true);
    popup.close(false);
    expect([popup.state, new PopupStore(ports).state]).toEqual(['hidden', 'hidden']);
  });
});
