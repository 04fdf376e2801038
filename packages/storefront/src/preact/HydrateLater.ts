import { Component, h, type ComponentChildren, type VNode } from 'preact';
import { Suspense, useId } from 'preact/compat';
import { isHydratingNow, wait } from './hydration.ts';

interface PartProps {
  id: string;
  children: ComponentChildren;
}

/** Preact's node of a component, and in it the counter of `useId`: its own add-ons use these names as well. */
interface WithIds {
  __v: VNode & { __m?: [string, number] };
}

class Part extends Component<PartProps> {
  private hasWaited = false;
  /** Ids of its own: they must not depend on what is rendered before it. */
  private readonly ids: [string, number] = [this.props.id, 0];

  override render({ children }: PartProps): ComponentChildren {
    (this as unknown as WithIds).__v.__m = this.ids;
    if (!this.hasWaited && isHydratingNow()) {
      this.hasWaited = true;
      const then = (hydrate: () => void): void => wait({ component: this, hydrate });
      // Preact keeps the elements of what is not ready, and asks by `then` to be told when it is.
      // oxlint-disable-next-line no-throw-literal, no-thenable
      throw { then };
    }
    return children;
  }
}

/**
 * `HydrateLater` of the built shop: while the page is hydrated, its element stays as the server has sent it until its turn
 * comes. Rendered again before, it is hydrated with that.
 */
export function HydrateLater({ children }: { children: ComponentChildren }): ComponentChildren {
  const part = h(Part, { id: useId().slice(1), children });
  return import.meta.env.SSR ? part : h(Suspense, { fallback: null }, part);
}
