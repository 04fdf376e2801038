import { describe, expect, it } from 'vitest';
import { filesToRunAgain, withSecondRun } from './secondRun.mjs';

const result = (file: string, name: string, outcome: 'passed' | 'failed' | 'skipped' = 'passed') => ({
  file,
  name,
  outcome,
});

describe('the second run of what failed', () => {
  it('takes each file once, and none when many failed', () => {
    expect(
      filesToRunAgain([result('a', '1', 'failed'), result('a', '2', 'failed'), result('b', '1')]),
    ).toEqual(['a']);
    const many = Array.from({ length: 21 }, (_, index) => result(`file${index}`, '1', 'failed'));
    expect(filesToRunAgain(many)).toEqual([]);
  });

  it('lets a test pass that passed then, and tells it', () => {
    const slow = result('a', 'slow', 'failed');
    const first = [result('a', 'quick'), slow, result('b', 'other')];
    const { results, flaky } = withSecondRun(first, [result('a', 'quick'), result('a', 'slow')]);
    expect(results).toEqual([result('a', 'quick'), result('a', 'slow'), result('b', 'other')]);
    expect(flaky).toEqual([slow]);
  });

  it('keeps a failure that failed again, or that did not run again', () => {
    const first = [result('a', 'wrong', 'failed'), result('b', 'gone', 'failed')];
    const { results, flaky } = withSecondRun(first, [result('a', 'wrong', 'failed')]);
    expect(results).toEqual(first);
    expect(flaky).toEqual([]);
  });

  it('replaces a failed set-up, of a file or of a group, by the tests it prevented', () => {
    const first = [
      result('a', 'a', 'failed'),
      result('b', 'group', 'failed'),
      result('b', 'group > one', 'skipped'),
    ];
    const { results, flaky } = withSecondRun(first, [result('a', 'two'), result('b', 'group > one')]);
    expect(results).toEqual([result('b', 'group > one'), result('a', 'two')]);
    expect(flaky).toEqual(first.slice(0, 2));
  });
});
