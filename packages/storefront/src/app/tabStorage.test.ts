import { afterEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from './tabStorage.ts';

const report = vi.fn();
const storage = tabStorage({ report });

describe('What was typed, kept for the tab', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    report.mockReset();
  });

  it('is nothing on a server, and no error there', () => {
    storage.set('draft', 'Maya');
    expect(storage.get('draft')).toBeUndefined();
    storage.remove('draft');
    expect(report).not.toHaveBeenCalled();
  });

  it('does not pass from shopper to shopper where Node has a storage of its own', () => {
    const shared = { getItem: () => 'of somebody else', setItem: vi.fn(), removeItem: vi.fn() };
    vi.stubGlobal('sessionStorage', shared);
    storage.set('draft', 'Maya');
    expect(storage.get('draft')).toBeUndefined();
    expect(shared.setItem).not.toHaveBeenCalled();
  });

  it('costs the draft and nothing else where the browser forbids it', () => {
    vi.stubGlobal('document', {});
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    storage.set('draft', 'Maya');
    expect(storage.get('draft')).toBeUndefined();
    storage.remove('draft');
    expect(report).toHaveBeenCalledTimes(3);
  });
});
