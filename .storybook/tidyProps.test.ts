import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { tidyProps } from './tidyProps.ts';

class Store {
  /** Stores of a page may refer to each other. */
  other: Store | undefined = undefined;
}

const controlOf = (value: unknown) => {
  const context = { argTypes: { prop: { name: 'prop' } }, initialArgs: { prop: value } };
  return tidyProps(context as unknown as StoryContextForEnhancers)['prop']?.control;
};

it('gives a control to props that can be edited by hand', () => {
  expect(controlOf('Add to bag')).toBeUndefined();
  expect(controlOf([{ value: 'XS', label: 'XS' }])).toBeUndefined();
});

it('gives no control to props without an input: pictures in a string, functions, stores that refer to each other', () => {
  const [store, other] = [new Store(), new Store()];
  Object.assign(store, { other });
  Object.assign(other, { other: store });

  expect(controlOf(store)).toBe(false);
  expect(controlOf([{ src: 'data:image/svg+xml,' }])).toBe(false);
  expect(controlOf({ onPress: () => undefined })).toBe(false);
});

it('describes HTML attributes that a story uses, and keeps descriptions from docblocks', () => {
  const rows = tidyProps({
    argTypes: { name: { name: 'name', description: 'Sent with each box.' }, title: { name: 'title' } },
    initialArgs: { children: 'Add to bag', name: 'box' },
  } as unknown as StoryContextForEnhancers);
  expect(rows['children']?.description).toBe('What stands in it.');
  expect(rows['name']?.description).toBe('Sent with each box.');
  expect(rows['onClick']).toBeUndefined();
});
