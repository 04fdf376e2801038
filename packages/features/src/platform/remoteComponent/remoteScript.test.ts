import { expect, it } from 'vitest';
import { remoteScript, remoteStyles } from './loadRemote.ts';

it('the script of a component is at its configured origin, by its configured name [A7.55]', () => {
  const remote = { origin: 'https://privacy.example', name: 'privacy-request-form' };
  expect(remoteScript(remote)).toBe('https://privacy.example/privacy-request-form.js');
});

it('the examples that come with the shop are its own files', () => {
  expect(remoteScript({ origin: 'self', name: 'shop-chat' })).toBe('/components/shop-chat.js');
  expect(remoteStyles({ origin: 'self', name: 'shop-header' })).toBe('/components/shop-header.css');
});

it.each([
  ['https://privacy.example', 'form'],
  ['https://privacy.example', '../form-x'],
  ['https://privacy.example/path', 'their-form'],
  ['data:text/javascript,alert(1)', 'their-form'],
])('none is loaded from %s by the name %s', (origin, name) => {
  expect(() => remoteScript({ origin, name })).toThrow(TypeError);
});
