import { expect, it } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { TextArea } from './TextArea.tsx';

it('describes the field with the remaining characters, starting with the server-rendered page', () => {
  const { container, complaints } = hydrate(
    <TextArea label="Gift" defaultValue="Hello" limit={20} leftLabel={(left) => `${left} left`} />,
  );
  expect(complaints).toEqual([]);
  const id = container.querySelector('textarea')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('15 left');
});
