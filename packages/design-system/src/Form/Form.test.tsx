import { act } from 'react';
import { expect, it } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { Form } from './Form.tsx';

const errors = [{ fieldId: 'city', message: 'Enter a town' }];
const page = (found: typeof errors) => (
  <Form errors={found} summaryTitle="1 thing to fix" onSubmit={(event) => event.preventDefault()}>
    <input id="city" aria-label="Town" />
    <button type="submit">Send</button>
  </Form>
);

it('stays silent about errors before the first attempt, and shows them after it', () => {
  const { container, complaints, update } = hydrate(page([]));
  expect(complaints).toEqual([]);
  update(page(errors));
  expect(container.querySelector('[role=group]')).toBeNull();
  act(() => container.querySelector('button')?.click());
  expect(document.activeElement).toBe(container.querySelector('[role=group]'));
});

it('leaves the focus alone when an error appears after a successful attempt', () => {
  const { container, update } = hydrate(page([]));
  act(() => container.querySelector('button')?.click());
  const field = container.querySelector('input');
  act(() => {
    field?.focus();
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  update(page(errors));
  expect(document.activeElement).toBe(field);
});

it('shows the errors of an attempt when the response is late', () => {
  const { container, update } = hydrate(page([]));
  act(() => container.querySelector('button')?.click());
  expect(container.querySelector('[role=group]')).toBeNull();
  update(page(errors));
  expect(document.activeElement).toBe(container.querySelector('[role=group]'));
});

it('lets whoever goes on after an attempt without errors go on, also past a field left empty', async () => {
  const form = (found: typeof errors) => (
    <Form errors={found} onSubmit={(event) => event.preventDefault()}>
      <input id="city" aria-label="Town" />
      <button type="submit">Send</button>
    </Form>
  );
  const { container, update } = hydrate(form([]));
  const [field, button] = [container.querySelector('input'), container.querySelector('button')];
  act(() => field?.focus());
  act(() => button?.form?.requestSubmit());
  act(() => button?.focus());
  update(form(errors));
  expect(document.activeElement).toBe(button);
});
