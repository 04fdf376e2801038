import { expect, it, vi } from 'vitest';
import { ModalQueue } from './ModalQueue.ts';

it('shows requested modals one after the other, the lowest number first', () => {
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

it('closes a modal for one with a lower number, and shows it again afterwards', () => {
  const queue = new ModalQueue();
  queue.ask('newsletter', 8);
  const errorDone = queue.ask('error', 6);
  expect(queue.current()).toBe('error');
  errorDone();
  expect(queue.current()).toBe('newsletter');
});

it('shows the first requested among equal numbers, and queues each name only once', () => {
  const queue = new ModalQueue();
  queue.ask('first', 5);
  const secondDone = queue.ask('second', 5);
  queue.ask('first', 5);
  expect(queue.current()).toBe('first');
  secondDone();
  secondDone();
  expect(queue.current()).toBe('first');
});

it('shows only exempt modals while held', () => {
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

it('shows only the modals of one number while all others are held', () => {
  const queue = new ModalQueue();
  queue.ask('consent', 3);
  const gone = queue.hold({ only: 10 });
  expect(queue.current()).toBeUndefined();
  const paymentDone = queue.ask('payment', 10);
  expect(queue.current()).toBe('payment');
  paymentDone();
  gone();
  expect(queue.current()).toBe('consent');
});

it('notifies its listeners of each change until they unsubscribe', () => {
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

it('keeps the open modal and more urgent ones, and no other, while something is open above it', () => {
  const queue = new ModalQueue();
  queue.ask('login', 7);
  const sizesClosed = queue.holdOthers();
  queue.ask('newsletter', 8);
  expect(queue.current()).toBe('login');
  const consentDone = queue.ask('consent', 3);
  expect(queue.current()).toBe('consent');
  consentDone();
  sizesClosed();
  expect(queue.current()).toBe('login');
});

it('opens no modal while a shopper has opened something', () => {
  const queue = new ModalQueue();
  const sizesClosed = queue.holdOthers();
  queue.ask('region', 1);
  expect(queue.current()).toBeUndefined();
  sizesClosed();
  expect(queue.current()).toBe('region');
});
