import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { tidyProps } from './tidyProps.ts';

class Store {
  /** As stores of a page know each other. */
  other: Store | undefined = undefined;
}

const controlOf = (value: unknown) => {
  const context = { argTypes: { prop: { name: 'prop' } }, initialArgs: { prop: value } };
  return tidyProps(context as unknown as StoryContextForEnhancers)['prop']?.control;
};

it('gives what can be written by hand a control', () => {
  expect(controlOf('Add to bag')).toBeUndefined();
  expect(controlOf([{ value: 'XS', label: 'XS' }])).toBeUndefined();
});

it('gives no control to what has no form: pictures in a string, functions, stores that know each other', () => {
  const [store, other] = [new Store(), new Store()];
  Object.assign(store, { other });
  Object.assign(other, { other: store });

  expect(controlOf(store)).toBe(false);
  expect(controlOf([{ src: 'data:image/svg+xml,' }])).toBe(false);
  expect(controlOf({ onPress: () => undefined })).toBe(false);
});

it('has words for what HTML gives, where a story shows it, and keeps those of a docblock', () => {
  const rows = tidyProps({
    argTypes: { name: { name: 'name', description: 'Sent with each box.' }, title: { name: 'title' } },
    initialArgs: { children: 'Add to bag', name: 'box' },
  } as unknown as StoryContextForEnhancers);
  expect(rows['children']?.description).toBe('What stands in it.');
  expect(rows['name']?.description).toBe('Sent with each box.');
  expect(rows['onClick']).toBeUndefined();
});
