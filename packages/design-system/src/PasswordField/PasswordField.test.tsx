import { act } from 'react';
import { expect, it } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { PasswordField } from './PasswordField.tsx';
import { hasLength } from './passwordChecks.ts';

const field = (
  <PasswordField
    label="Password"
    name="password"
    showLabel="Show"
    hideLabel="Hide"
    statusLabels={{ visible: 'Visible', hidden: 'Hidden' }}
    rules={[{ text: '8 characters', isMet: hasLength(8) }]}
    rulesTitle="Needs"
    ruleStateLabels={{ kept: 'done', open: 'not yet' }}
  />
);

it('hides the password before the form is read, because browsers store the text of non-password fields', () => {
  const form = <form onSubmit={(event) => event.preventDefault()}>{field}</form>;
  const { container, complaints } = hydrate(form);
  expect(complaints).toEqual([]);
  const input = container.querySelector('input');
  act(() => container.querySelector('button')?.click());
  expect(input?.type).toBe('text');
  let typeAtSubmit = '';
  container.querySelector('form')?.addEventListener('formdata', () => (typeAtSubmit = input?.type ?? ''));
  act(() => {
    const sent = container.querySelector('form');
    sent?.requestSubmit();
    if (sent) void new FormData(sent);
  });
  expect(typeAtSubmit).toBe('password');
});

it('stays visible when another form is submitted', () => {
  const { container } = hydrate(
    <>
      <form data-other="" onSubmit={(event) => event.preventDefault()} />
      <form>{field}</form>
    </>,
  );
  act(() => container.querySelector('button')?.click());
  act(() => container.querySelector<HTMLFormElement>('[data-other]')?.requestSubmit());
  expect(container.querySelector('input')?.type).toBe('text');
});
