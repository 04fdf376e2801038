import { afterEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from './tabStorage.ts';

const report = vi.fn();
const storage = tabStorage({ report });

describe('form drafts stored for the tab', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    report.mockReset();
  });

  it('stores nothing on a server, without an error', () => {
    storage.set('draft', 'Maya');
    expect(storage.get('draft')).toBeUndefined();
    storage.remove('draft');
    expect(report).not.toHaveBeenCalled();
  });

  it('is not shared between shoppers where Node has its own sessionStorage', () => {
    const shared = { getItem: () => 'of somebody else', setItem: vi.fn(), removeItem: vi.fn() };
    vi.stubGlobal('sessionStorage', shared);
    storage.set('draft', 'Maya');
    expect(storage.get('draft')).toBeUndefined();
    expect(shared.setItem).not.toHaveBeenCalled();
  });

  it('loses only the draft where the browser forbids storage', () => {
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
