import { useEffect, useMemo, useState } from 'react';
import { findMatch } from '../Suggestions/matching.ts';
import type { ComboBoxOption, LoadOptions } from './comboBoxOption.ts';

/** The suggestions to show for the typed text. */
export interface OptionsState {
  kind: 'ready' | 'loading' | 'failed';
  options: readonly ComboBoxOption[];
}

interface Answer extends OptionsState {
  query: string;
}

const NOTHING: readonly ComboBoxOption[] = [];

/**
 * The suggestions for the typed text: filtered here, or loaded after a pause. The old suggestions stay visible while
 * new ones load; an outdated request is aborted.
 */
export function useOptions(
  source: readonly ComboBoxOption[] | LoadOptions,
  query: string,
  isWanted: boolean,
  delay: number,
): OptionsState {
  const load = typeof source === 'function' ? source : undefined;
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!load || !isWanted) return;
    const controller = new AbortController();
    const settle = (next: Omit<Answer, 'query'>) => {
      if (!controller.signal.aborted) setAnswer({ ...next, query });
    };
    const timer = setTimeout(() => {
      load(query, controller.signal).then(
        (options) => settle({ kind: 'ready', options }),
        () => settle({ kind: 'failed', options: NOTHING }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, query, isWanted, delay]);

  const filtered = useMemo(() => {
    if (typeof source === 'function') return NOTHING;
    return query.trim() === '' ? source : source.filter(({ label }) => findMatch(label, query));
  }, [source, query]);

  if (!load) return { kind: 'ready', options: filtered };
  if (answer?.query === query) return answer;
  return { kind: 'loading', options: answer?.options ?? NOTHING };
}
