import { expect, it, vi } from 'vitest';
import { Callout } from '../Callout/Callout.tsx';
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

it('speaks a status that comes together with its text, once, and both of two messages', async () => {
  const page = (text: string | null) => (
    <>
      <LiveRegion />
      {text === null ? null : <Callout tone="success" isAnnounced title={text} />}
    </>
  );
  const { container, update } = hydrate(page(null));
  const region = container.querySelector('#ds-live-region');
  update(page('The link is on its way'));
  announce('12 products');
  await vi.waitFor(() => expect(region?.textContent).toBe('12 products The link is on its way'));
});

it('does not speak what was on the page from the start', async () => {
  const { container } = hydrate(
    <>
      <LiveRegion />
      <p role="status">Saved</p>
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(container.querySelector('#ds-live-region')?.textContent).toBe('');
});
