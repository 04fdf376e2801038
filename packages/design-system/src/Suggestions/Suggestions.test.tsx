import { expect, it } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionLinks } from './SuggestionLinks.tsx';
import { SuggestionOptions } from './SuggestionOptions.tsx';
import { Suggestions } from './Suggestions.tsx';
import { SuggestionStatus } from './SuggestionStatus.tsx';

it('passes ref and other attributes to the root of each part', () => {
  const found: Record<string, HTMLElement | null> = {};
  const into = (name: string) => (element: HTMLElement | null) => {
    found[name] = element;
  };
  hydrate(
    <Suggestions ref={into('panel')} lang="de" aria-busy>
      <SuggestionGroup title="Terms" ref={into('group')} lang="de">
        <SuggestionOptions
          id="terms"
          label="Terms"
          options={[{ label: 'tempo' }]}
          onChoose={() => undefined}
          ref={into('options')}
          lang="de"
        />
        <SuggestionLinks
          links={[{ href: '/a', label: 'A', rel: 'nofollow' }]}
          ref={into('links')}
          lang="de"
        />
        <SuggestionStatus state="none" ref={into('status')} lang="de">
          None
        </SuggestionStatus>
      </SuggestionGroup>
    </Suggestions>,
  );
  expect(Object.values(found).map((element) => element?.lang)).toEqual(['de', 'de', 'de', 'de', 'de']);
  expect(found['panel']?.getAttribute('aria-busy')).toBe('true');
  expect(found['options']?.getAttribute('role')).toBe('listbox');
  expect(found['links']?.querySelector('a')?.rel).toBe('nofollow');
});

it('renders an empty list, because the field refers to it', () => {
  const { container } = hydrate(
    <SuggestionOptions id="terms" label="Terms" options={[]} onChoose={() => undefined} />,
  );
  expect(container.querySelector('#terms')?.getAttribute('aria-label')).toBe('Terms');
});
