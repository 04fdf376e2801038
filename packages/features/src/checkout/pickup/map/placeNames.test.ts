import { describe, expect, it } from 'vitest';
import { placeNames } from './placeNames.ts';

const pin = (name: string, x: number, y: number) => ({ name, x, y });

const view = { left: 0, right: 1000, top: 0, bottom: 1000 };
const sides = (...pins: ReturnType<typeof pin>[]) => placeNames(pins, view);

describe('the names of pins', () => {
  it('stand to the right of a pin that has room', () => {
    expect(sides(pin('Camden', 100, 100), pin('Clapham', 100, 300))).toEqual(['right', 'right']);
  });

  it('stand to the left where another pin is on the right', () => {
    expect(sides(pin('Camden', 200, 100), pin('Carnaby', 240, 104))).toEqual(['left', 'right']);
  });

  it('are left out where they would cover pins on both sides', () => {
    expect(sides(pin('A', 100, 100), pin('Between', 140, 100), pin('B', 180, 100))[1]).toBeUndefined();
  });

  it('cover no other name', () => {
    expect(sides(pin('A long name of a shop', 400, 100), pin('Another', 630, 105))).toEqual([
      'right',
      'right',
    ]);
    expect(sides(pin('A long name of a shop', 400, 100), pin('Another', 580, 105))[0]).toBe('left');
  });

  it('stay on the map, and clear of what covers it', () => {
    expect(sides(pin('Camden', 990, 100))).toEqual(['left']);
    expect(sides(pin('Camden', 500, 10))).toEqual([undefined]);
    const taken = [{ left: 510, right: 600, top: 0, bottom: 200 }];
    expect(placeNames([pin('Camden', 500, 100)], view, taken)).toEqual(['left']);
  });
});
