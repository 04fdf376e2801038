import { expect, it } from 'vitest';
import { filesBelow } from '../setup/files.mjs';
import { inRoot } from '../setup/root.mjs';
import { searchComponents } from '../../stories/foundations/searchComponents.ts';
import { componentList } from './componentList.mjs';
import { readStories } from './readStories.mjs';
import { usualNames } from './usualNames.mjs';
import { withUsualNames } from './withUsualNames.mjs';

const components = componentList(inRoot('.'));

it('names only what there is', () => {
  const titles = [
    ...filesBelow(inRoot('packages/features/src'), /\.stories\.tsx$/),
    ...filesBelow(inRoot('packages/design-system/src'), /\.stories\.tsx$/),
  ].map((path) => readStories(path).title.replace(/^[^/]+\//, ''));
  expect(Object.keys(usualNames).filter((title) => !titles.includes(title))).toEqual([]);
});

it('knows every component by another name', () => {
  const names = components.filter((entry) => entry.usualNames.length === 0).map(({ name }) => name);
  expect(names).toEqual([]);
});

it.each([
  ['dropdown', 'Select'],
  ['toast', 'Snackbar'],
  ['popup', 'Dialog'],
  ['number input', 'QuantityStepper'],
  ['typeahead', 'ComboBox'],
  ['date picker', 'DateOfBirthField'],
  ['calendar', 'DateOfBirthField'],
  ['hamburger', 'DrillDownMenu'],
  ['segmented control', 'SegmentedChoice'],
  ['wizard', 'Stepper'],
  ['alert', 'Callout'],
  ['notification', 'Snackbar'],
  ['lightbox', 'Gallery'],
  ['toggle', 'Switch'],
  ['modal', 'Dialog'],
  ['collapse', 'Accordion'],
])('finds %s', (asked, name) => {
  expect(searchComponents(components, asked).map((entry) => entry.name)).toContain(name);
});

it('has the usual names in the first entry of the index, for the search of the sidebar', () => {
  const path = inRoot('packages/design-system/src/Select/Select.stories.tsx');
  const [first, second] = withUsualNames(path, [{ name: 'Default' }, { name: 'Hovered' }]);
  expect(first?.name).toBe('Default · dropdown, drop-down list, picker, listbox, option list');
  expect(second?.name).toBe('Hovered');
});
