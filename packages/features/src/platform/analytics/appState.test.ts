import { expect, it } from 'vitest';
import { analyticsEnvironments, deviceTypeOf, deviceTypes } from './appState.ts';

it('names three environments and three types of device [A3.78, A9.55]', () => {
  expect(analyticsEnvironments).toEqual(['DEV', 'STG', 'PRD']);
  expect(deviceTypes).toEqual(['android', 'iphone', 'other']);
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'iphone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'other'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'other',
  ],
])('the type of %s is %s [A3.78]', (userAgent, type) => expect(deviceTypeOf(userAgent)).toBe(type));
