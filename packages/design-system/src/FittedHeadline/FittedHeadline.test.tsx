import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { FittedHeadline } from './FittedHeadline.tsx';

it('is fitted also where a font does not load, without an error', async () => {
  const load = vi
    .spyOn(document.fonts, 'load')
    .mockRejectedValue(new DOMException('A network error occurred.', 'NetworkError'));
  const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
  const { complaints } = hydrate(<FittedHeadline lines={['Run further']} />);
  await vi.waitFor(() => expect(observe).toHaveBeenCalledOnce());
  expect([load.mock.calls.length, complaints]).toEqual([1, []]);
  vi.restoreAllMocks();
});
