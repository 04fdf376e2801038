import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { copyText } from './copyText.ts';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => void vi.restoreAllMocks());

const refuseClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));

function button() {
  const onCopied = vi.fn();
  const { container, complaints, html } = hydrate(
    <CopyButton text="SQUAD-15" copiedLabel="Copied" failedLabel="Copy it yourself" onCopied={onCopied}>
      Copy code
    </CopyButton>,
  );
  const press = () => act(async () => container.querySelector<HTMLElement>('button')?.click());
  return { container, complaints, html, onCopied, press };
}

it('hydrates without a warning, and keeps a press made before hydration', () => {
  const { complaints, html } = button();
  expect(complaints).toEqual([]);
  expect(html).toContain('data-needs-script');
});

it('copies by selection where the clipboard is not allowed, and leaves the focus where it was', async () => {
  refuseClipboard();
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    selected = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  });
  const { container, onCopied, press } = button();
  container.querySelector('button')?.focus();
  await press();
  await vi.waitFor(() => expect(onCopied).toHaveBeenCalledWith(true));
  expect(selected).toBe('SQUAD-15');
  expect(document.activeElement).toBe(container.querySelector('button'));
  expect(document.querySelector('textarea')).toBeNull();
});

it('shows a message when neither method is allowed, and nothing fails [A8.46]', async () => {
  refuseClipboard();
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await expect(copyText('SQUAD-15')).resolves.toBe(false);
});

it('confirms for two seconds that it copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container, press } = button();
  const state = () => container.querySelector('[data-state]')?.getAttribute('data-state');
  await press();
  expect(state()).toBe('copied');
  act(() => void vi.advanceTimersByTime(1_999));
  expect(state()).toBe('copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(state()).toBe('idle');
  vi.useRealTimers();
});
