import { expect, it } from 'vitest';
import { makeAutoObservable, observableRef, reaction, runInAction, when } from './onServer.ts';
import { observer } from './reactOnServer.ts';

class Counter {
  count = 0;
  list: readonly string[];
  constructor(list: readonly string[], options?: { autoBind: boolean }) {
    this.list = list;
    makeAutoObservable(this, { list: observableRef }, options);
  }
  get doubled(): number {
    return this.count * 2;
  }
  add(): number {
    this.count += 1;
    return this.count;
  }
}

it('leaves the fields of a store as they are', () => {
  const list = Object.freeze(['a']);
  const store = new Counter(list);
  expect(store.list).toBe(list);
  store.add();
  expect([store.count, store.doubled]).toEqual([1, 2]);
  expect(Object.keys(store)).toEqual(['count', 'list']);
});

it('binds the methods of a store that asks for it, and shows no more fields for that', () => {
  const { add } = new Counter([], { autoBind: true });
  expect([add(), add()]).toEqual([1, 2]);
  expect(Object.keys(new Counter([], { autoBind: true }))).toEqual(['count', 'list']);
});

it('changes at once, and reacts to nothing', () => {
  const store = new Counter([]);
  const seen: number[] = [];
  const stop = reaction(
    () => store.count,
    (count) => seen.push(count),
  );
  when(
    () => store.count === 1,
    () => seen.push(-1),
  );
  expect(runInAction(() => store.add())).toBe(1);
  stop();
  expect(seen).toEqual([]);
});

it('leaves a component as it is', () => {
  const View = () => null;
  expect(observer(View)).toBe(View);
});
