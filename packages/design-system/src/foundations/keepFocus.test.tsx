import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const show = (html: string) => {
  document.body.innerHTML = `<main><h1>Page</h1>${html}</main>`;
};
const at = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const focused = () => document.activeElement?.textContent;

it('goes to the control that replaced the pressed one', async () => {
  show('<section><h2>List</h2><p><button id="a">Withdraw</button></p></section>');
  at('#a').focus();
  at('p').innerHTML = '<button>Enter the draw</button>';
  await vi.waitFor(() => expect(focused()).toBe('Enter the draw'));
});

it('goes to the next entry of a list, and to the last one after the end', async () => {
  show(
    '<section><h2>List</h2><ul><li><button>One</button></li><li><button>Two</button></li><li><button>Three</button></li></ul></section>',
  );
  at('li:nth-child(2) button').focus();
  at('li:nth-child(2)').remove();
  await vi.waitFor(() => expect(focused()).toBe('Three'));
  at('li:nth-child(2)').remove();
  await vi.waitFor(() => expect(focused()).toBe('One'));
});

it('goes to the heading of the section when nothing took the place', async () => {
  show('<section><h2>List</h2><div><p><button id="a">Leave</button></p></div></section>');
  at('#a').focus();
  at('div').innerHTML = 'You have left.';
  await vi.waitFor(() => expect(focused()).toBe('List'));
});

it('goes to the title of the page when the section is gone as well', async () => {
  show('<div><section><h2>List</h2><button id="a">Leave</button></section></div>');
  at('#a').focus();
  at('div').remove();
  await vi.waitFor(() => expect(focused()).toBe('Page'));
});

it.each(['disabled', 'hidden'])('leaves what becomes %s', async (attribute) => {
  show('<section><h2>List</h2><button id="a">Leave</button></section>');
  at('#a').focus();
  at('#a').toggleAttribute(attribute, true);
  if (attribute === 'disabled') {
    // A busy button: it has the focus again when it can.
    await new Promise((resolve) => setTimeout(resolve, 100));
    at('#a').toggleAttribute(attribute, false);
    await vi.waitFor(() => expect(focused()).toBe('Leave'));
  } else await vi.waitFor(() => expect(focused()).toBe('List'));
});

it('goes to what replaced the opener when a dialog has closed', async () => {
  show(
    '<div id="head"><button id="opener">Sign in</button></div><dialog><button id="in">Done</button></dialog>',
  );
  at('#opener').focus();
  at('dialog').setAttribute('open', '');
  at('#in').focus();
  at('#head').innerHTML = '<a href="#account">Account</a>';
  at('dialog').removeAttribute('open');
  await vi.waitFor(() => expect(focused()).toBe('Account'));
});

it('goes to the opener of a dialog whose steps have replaced each other', async () => {
  show('<div><button>Sign in</button></div><dialog><p><button id="first">Continue</button></p></dialog>');
  at('div button').focus();
  at('dialog').setAttribute('open', '');
  at('#first').focus();
  at('dialog p').innerHTML = '<button id="second">Done</button>';
  at('#second').focus();
  at('div').innerHTML = '<a href="#account">Account</a>';
  at('dialog').removeAttribute('open');
  await vi.waitFor(() => expect(focused()).toBe('Account'));
});

it('finds the way out of two dialogs between which the focus went to and fro', async () => {
  show(
    '<button id="opener">Open</button><dialog id="one"><button>Next</button></dialog><dialog id="two"><button>Done</button></dialog>',
  );
  at('#opener').focus();
  at('#one').setAttribute('open', '');
  at('#one button').focus();
  at('#two').setAttribute('open', '');
  at('#two button').focus();
  at('#one button').focus();
  at('#two button').focus();
  at('#two').remove();
  at('#one').remove();
  await vi.waitFor(() => expect(focused()).toBe('Open'));
});

it('moves no focus once it is stopped', async () => {
  show('<button id="a">Save</button>');
  at('#a').focus();
  at('#a').hidden = true;
  await new Promise(requestAnimationFrame);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(document.activeElement).toBe(document.body);
});

it('takes no focus that was left on purpose, and does not move the page', async () => {
  show('<button id="a" style="position: absolute">Save</button><p style="height: 3000px">Text</p>');
  window.scrollTo(0, 900);
  at('#a').focus({ preventScroll: true });
  at('#a').blur();
  await new Promise((resolve) => setTimeout(resolve, 80));
  at('p').append('more');
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(document.activeElement).toBe(document.body);
  at('#a').focus({ preventScroll: true });
  at('#a').remove();
  await vi.waitFor(() => expect(focused()).toBe('Page'));
  expect(window.scrollY).toBe(900);
});
