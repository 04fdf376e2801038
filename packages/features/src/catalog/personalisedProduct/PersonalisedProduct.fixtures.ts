import { makeAutoObservable, observableRef } from 'mobx';
import type { PersonalisedProduct } from './PersonaliseStore.ts';

/** A jersey that takes a name, a number and a badge, with what was typed so far. */
export function jersey(selectedOptions: Record<string, string> = {}): PersonalisedProduct {
  const page = makeAutoObservable(
    {
      product: {
        ...{ id: 'TJ1001', name: 'Match Jersey' },
        personalisation: {
          pricePerField: 6,
          fields: [
            { key: 'pName' as const, label: 'Name', kind: 'text' as const, maxLength: 12 },
            { key: 'pNumber' as const, label: 'Number', kind: 'number' as const, maxLength: 2 },
            {
              ...{ key: 'badges' as const, label: 'Badge', kind: 'choice' as const, maxLength: 20 },
              choices: [
                { value: 'captain', label: 'Captain' },
                { value: 'league', label: 'League' },
              ],
            },
          ],
        },
      },
      selectedOptions,
      selectOption(key: string, value: string) {
        this.selectedOptions = { ...this.selectedOptions, [key]: value };
      },
    },
    { product: false, selectedOptions: observableRef },
    { autoBind: true },
  );
  return page;
}
