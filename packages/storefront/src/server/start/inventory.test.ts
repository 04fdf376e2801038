import { configDefinition, configNames } from '@touchline/contract/config/configTable';
import { expect, it } from 'vitest';
import { inventory, needsConsent } from './inventory.ts';
import { storedValues } from '../../state/storedValues.ts';

it('lists every stored value once, with its purpose', () => {
  for (const { key, where, purpose } of storedValues)
    expect(inventory.filter(({ name, kind }) => name === key && kind === where)).toEqual([
      expect.objectContaining({ purpose }),
    ]);
});

it('gives a purpose to each origin that the code may load from', () => {
  const loading = configNames.filter((name) => {
    const { type, state } = configDefinition(name);
    return (type === 'origin' || type === 'address') && state === 'used';
  });
  const listed = inventory.filter(({ kind }) => kind === 'origin').map(({ name }) => name);
  expect(loading.filter((name) => !listed.includes(name))).toEqual([]);
});

it('asks for consent to measurement and advertising, and to nothing that the shop needs', () => {
  expect(inventory.filter(({ purpose }) => needsConsent(purpose)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sentEvents', 'pendingEvents', 'dataLayer', 'tagManagerScript']),
  );
  expect(inventory.find(({ name }) => name === 'consent')?.purpose).toBe('necessary');
});
