import { expect, it } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { TextField } from './TextField.tsx';

it('keeps its ids from server to browser, so that label, hint and error belong to it', () => {
  const { container, complaints } = hydrate(
    <TextField label="Postcode" hint="Like M4 3AQ" error="Enter a postcode" name="postcode" />,
  );
  expect(complaints).toEqual([]);
  const input = container.querySelector('input');
  const described = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Like M4 3AQ',
    'Enter a postcode',
  ]);
  expect(input?.labels?.[0]?.textContent).toBe('Postcode');
});

it('keeps what was typed before the script came', () => {
  const { container } = hydrate(<TextField label="Town" name="city" defaultValue="Leeds" />);
  expect(container.querySelector('input')?.value).toBe('Leeds');
});
