import { expect, it } from 'vitest';
import { vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

it('says the same words twice when they are announced twice', async () => {
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
