import type { AnyModuleMessages } from '@touchline/features/platform/i18n';
import { loadMessages } from '@touchline/features/platform/i18n';
import type { MissingPartProps } from '@touchline/features/platform/lazyPart';
import { createElement, lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Stores } from '../state/Stores.ts';
import { useStores } from '../state/StoresContext.ts';
import { whenNear } from './whenNear.ts';

/** Something a feature does, whose code is loaded when it is first asked for. */
export interface LazyFeature<Module> {
  /** Does it after a press. Where the code cannot be loaded, the page at `otherwise`, below the site path, opens instead. */
  open(stores: Stores, otherwise: string, act: (module: Module) => unknown): void;
  /** Does what nobody has asked for. Where it fails, the page stays as it is and `failure` is reported. */
  begin(stores: Stores, failure: string, act: (module: Module) => unknown): void;
}

/** A feature that the page itself does not load: only what is done with it does. */
export function lazyFeature<Module>(load: () => Promise<Module>): LazyFeature<Module> {
  return {
    open: ({ ports }, otherwise, act) =>
      void load()
        .then(act)
        .catch(() => ports.navigation.go(otherwise)),
    begin: ({ ports }, failure, act) =>
      void load()
        .then(act)
        .catch((error: unknown) => ports.reporter.report(failure, error)),
  };
}

/** What the file of a view exports. */
export interface ViewModule<Props> {
  readonly default: ComponentType<Props>;
  /** Loaded with it. @default none */
  readonly messages?: readonly AnyModuleMessages[];
}

export type LazyViewOptions<Props> = {
  load: () => Promise<ViewModule<Props>>;
  /** Waits until it is so close to the window (`400px`), or has the focus. */
  within?: string;
} & (
  | {
      /** Until the code is there, and for good where it cannot be loaded. */
      otherwise: ComponentType<Props>;
      missing?: undefined;
    }
  | {
      otherwise?: undefined;
      /** Where the code cannot be loaded: says so, and can have it loaded again. */
      missing: ComponentType<MissingPartProps>;
    }
);

/**
 * The view of a feature on a page that does not load it from the start: code and messages come when it is shown. Where
 * the server has rendered it, what it sent stays until then: it is seen, and works as far as it does without script.
 */
export function lazyView<Props extends object>({
  load,
  otherwise,
  missing,
  within,
}: LazyViewOptions<Props>): ComponentType<Props> {
  return function LazyView(props) {
    const { translator } = useStores();
    const place = useRef<HTMLDivElement>(null);
    const [{ View, start }, setState] = useState<{ View: ComponentType<Props>; start: () => void }>(() => {
      let begin = (): void => undefined;
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const loadAll = async () => {
        const { default: view, messages = [] } = await load();
        await loadMessages(translator, messages);
        return view;
      };
      const again = async () => {
        try {
          const Loaded = await loadAll();
          setState((state) => ({ ...state, View: Loaded }));
        } catch {
          // What says that it is missing stays.
        }
      };
      const Lost = otherwise ?? (() => (missing ? createElement(missing, { onRetry: again }) : null));
      const loaded = begun.then(loadAll).catch(() => Lost);
      // What the server renders is sent with the page.
      if (import.meta.env.SSR) begin();
      return {
        View: lazy(async () => ({ default: await loaded })),
        start: () => begin(),
      };
    });
    useEffect(() => {
      if (within !== undefined) return place.current ? whenNear(place.current, within, start) : undefined;
      start();
      return undefined;
    }, [start]);
    const shown = (
      <Suspense fallback={otherwise ? createElement(otherwise, props) : null}>
        {createElement(View, props)}
      </Suspense>
    );
    return within === undefined ? shown : <div ref={place}>{shown}</div>;
  };
}
