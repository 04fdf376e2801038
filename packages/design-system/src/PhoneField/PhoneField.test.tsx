import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { WITH_EMBLEM } from './CountryFlag.tsx';
import { emblemFlags } from './emblemFlags.tsx';
import { few } from './PhoneField.fixtures.ts';
import { PhoneField } from './PhoneField.tsx';

const common = { label: 'Mobile', name: 'phone', prefixLabel: 'Country code', prefixes: few };

it('offers the native list before hydration, and the searchable one after it', () => {
  const { html, container, complaints } = hydrate(
    <PhoneField {...common} searchLabels={{ search: 'Search', none: 'None' }} />,
  );
  expect(complaints).toEqual([]);
  expect(html).toContain('<select');
  expect(container.querySelector('select')).toBeNull();
  expect(container.querySelector('button')?.getAttribute('aria-label')).toBe(
    'Country code: United Kingdom +44',
  );
});

it('submits the country with the number, chosen or fixed', () => {
  const sent = (prefixes: typeof few) => {
    const { container } = hydrate(
      <form>
        <PhoneField {...common} prefixes={prefixes} defaultValue="7400 123456" />
      </form>,
    );
    const form = container.querySelector('form');
    return form && Object.fromEntries(new FormData(form));
  };
  expect(sent(few)).toEqual({ phone: '7400 123456', phonePrefix: 'GB' });
  expect(sent(few.slice(1, 2))).toEqual({ phone: '7400 123456', phonePrefix: 'DE' });
});

it('splits a number that the browser filled in before hydration', () => {
  const handleCountry = vi.fn();
  const { container } = hydrate(
    <PhoneField {...common} defaultValue="+49 1512 3456789" onCountryChange={handleCountry} />,
  );
  expect(container.querySelector('input')?.value).toBe('1512 3456789');
  expect(handleCountry).toHaveBeenCalledWith('DE');
});

it('has a drawing exactly for the flags it reserves space for', () => {
  expect(Object.keys(emblemFlags).toSorted()).toEqual([...WITH_EMBLEM].toSorted());
});

it('reserves space for a flag while it loads, so that nothing moves', async () => {
  const { html, container, complaints } = hydrate(
    <PhoneField {...common} prefixes={[{ country: 'HR', prefix: '+385', name: 'Croatia' }]} />,
  );
  expect(complaints).toEqual([]);
  expect(html).toMatch(/<svg[^>]*width="24"[^>]*><\/svg>\s*HR/);
  await vi.waitFor(() => expect(container.querySelector('svg > *')).not.toBeNull());
});
