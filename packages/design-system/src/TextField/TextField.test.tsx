import { expect, it } from 'vitest';
import { CardNumberField } from '../CardNumberField/CardNumberField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { TextField } from './TextField.tsx';

it('keeps its ids through hydration, so that label, hint and error stay linked to it', () => {
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

it('keeps text that was typed before hydration', () => {
  const { container } = hydrate(<TextField label="Town" name="city" defaultValue="Leeds" />);
  expect(container.querySelector('input')?.value).toBe('Leeds');
});

it('shows text in its own direction on a right-to-left page, aligned with the page', () => {
  const { container } = hydrate(
    <div dir="rtl">
      <EmailField label="Email address" />
      <CardNumberField label="Card number" brands={['visa']} />
      <TextField label="Town" />
    </div>,
  );
  const modes = [...container.querySelectorAll('input')].map((input) => {
    const { unicodeBidi, textAlign } = getComputedStyle(input);
    return `${unicodeBidi} ${textAlign}`;
  });
  expect(modes).toEqual(['plaintext end', 'plaintext end', 'plaintext right']);
});
