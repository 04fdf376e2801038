import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

it('announces the same message twice when it is passed twice', async () => {
  const { container, complaints } = hydrate(<LiveRegion />);
  expect(complaints).toEqual([]);
  const region = container.querySelector('[role=status]');
  const heard: string[] = [];
  new MutationObserver(() => heard.push(region?.textContent ?? '')).observe(container, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  announce('Saved');
  await vi.waitFor(() => expect(region?.textContent).toBe('Saved'));
  announce('Saved');
  await vi.waitFor(() => expect(heard.filter((words) => words === 'Saved').length).toBeGreaterThan(1));
});

it('tells the console when the page has no region, so that silence is noticed', () => {
  document.body.replaceChildren();
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  announce('12 products');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('12 products'));
  told.mockRestore();
});

it('speaks inside an open modal dialog, because the page around it is inert', async () => {
  const { container } = hydrate(
    <>
      <LiveRegion />
      <dialog data-modal="">
        <p role="status" data-live-region="" />
      </dialog>
    </>,
  );
  const dialog = container.querySelector('dialog');
  dialog?.showModal();
  announce('12 products');
  await vi.waitFor(() => expect(dialog?.textContent).toBe('12 products'));
  dialog?.close();
  announce('Saved');
  await vi.waitFor(() => expect(container.querySelector('#ds-live-region')?.textContent).toBe('Saved'));
});
