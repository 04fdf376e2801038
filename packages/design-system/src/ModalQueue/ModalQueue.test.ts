import { expect, it, vi } from 'vitest';
import { ModalQueue } from './ModalQueue.ts';

it('shows the lowest number of those that want to, one after the other', () => {
  const queue = new ModalQueue();
  expect(queue.current()).toBeUndefined();
  const newsletterDone = queue.ask('newsletter', 8);
  const consentDone = queue.ask('consent', 3);
  queue.ask('error', 6);
  expect(queue.current()).toBe('consent');
  consentDone();
  expect(queue.current()).toBe('error');
  newsletterDone();
  expect(queue.current()).toBe('error');
});

it('gives way to a lower number, and comes back after it', () => {
  const queue = new ModalQueue();
  queue.ask('newsletter', 8);
  const errorDone = queue.ask('error', 6);
  expect(queue.current()).toBe('error');
  errorDone();
  expect(queue.current()).toBe('newsletter');
});

it('lets the first that asked go first among equals, and nobody ask twice', () => {
  const queue = new ModalQueue();
  queue.ask('first', 5);
  const secondDone = queue.ask('second', 5);
  queue.ask('first', 5);
  expect(queue.current()).toBe('first');
  secondDone();
  secondDone();
  expect(queue.current()).toBe('first');
});

it('shows nothing while held, but what is exempt from it', () => {
  const queue = new ModalQueue();
  queue.ask('newsletter', 8);
  const curtainGone = queue.hold(3);
  expect(queue.current()).toBeUndefined();
  const consentDone = queue.ask('consent', 3);
  expect(queue.current()).toBe('consent');
  consentDone();
  const frameGone = queue.hold();
  curtainGone();
  curtainGone();
  expect(queue.current()).toBeUndefined();
  frameGone();
  expect(queue.current()).toBe('newsletter');
});

it('tells its listeners of each change until they leave', () => {
  const queue = new ModalQueue();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  const done = queue.ask('consent', 3);
  done();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  queue.ask('consent', 3);
  expect(listener).toHaveBeenCalledTimes(2);
});
