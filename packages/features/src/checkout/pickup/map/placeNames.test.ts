import { describe, expect, it } from 'vitest';
import { placeNames } from './placeNames.ts';

const pin = (name: string, x: number, y: number) => ({ name, x, y });

describe('the names of pins', () => {
  it('stand to the right of a pin that has room', () => {
    expect(placeNames([pin('Camden', 100, 100), pin('Clapham', 100, 300)])).toEqual(['right', 'right']);
  });

  it('stand to the left where another pin is on the right', () => {
    expect(placeNames([pin('Camden', 200, 100), pin('Carnaby', 240, 104)])).toEqual(['left', 'right']);
  });

  it('are left out where they would cover pins on both sides', () => {
    expect(placeNames([pin('A', 100, 100), pin('Between', 140, 100), pin('B', 180, 100)])[1]).toBeUndefined();
  });

  it('cover no other name', () => {
    expect(placeNames([pin('A long name of a shop', 100, 100), pin('Another', 330, 105)])).toEqual([
      'right',
      'right',
    ]);
    expect(placeNames([pin('A long name of a shop', 100, 100), pin('Another', 280, 105)])[0]).toBe('left');
  });
});
