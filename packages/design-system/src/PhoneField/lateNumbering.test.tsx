import { expect, it, vi } from 'vitest';
import { changeValue } from '../foundations/changeValue.ts';
import { hydrate } from '../testing/hydrate.ts';
import type { FormatNational } from './numbering.ts';
import { few } from './PhoneField.fixtures.ts';
import { PhoneField } from './PhoneField.tsx';

const late = vi.hoisted(() => {
  let arrive: (format: FormatNational) => void = () => undefined;
  const plans = new Promise<FormatNational>((resolve) => (arrive = resolve));
  return { plans, arrive: (format: FormatNational) => arrive(format) };
});
vi.mock('./numbering.ts', () => ({ loadNumbering: () => late.plans }));

it('formats a pasted number for the country of its prefix when the numbering plans load after blur', async () => {
  const { container } = hydrate(
    <PhoneField label="Mobile" name="phone" prefixLabel="Country code" prefixes={few} />,
  );
  const field = container.querySelector<HTMLInputElement>('input[type=tel]');
  if (!field) throw new Error('There is no field for the number.');
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  changeValue(field, '+49 15112345678');
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.poll(() => container.querySelector('select')?.value).toBe('DE');

  late.arrive((typed, country) => (country === 'DE' ? `0${typed} by the plan` : undefined));
  await expect.poll(() => field.value).toBe('015112345678 by the plan');
});
