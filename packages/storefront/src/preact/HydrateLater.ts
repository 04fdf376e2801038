import { Component, h, type ComponentChildren, type VNode } from 'preact';
import { Suspense, useId } from 'preact/compat';
import { isHydratingNow, wait, type WaitingPart } from './hydration.ts';

interface PartProps {
  id: string;
  children: ComponentChildren;
}

/** Preact's node of a component, and in it the counter of `useId`: its own add-ons use these names as well. */
interface WithIds {
  __v: VNode & { __m?: [string, number] };
}

class Part extends Component<PartProps> implements WaitingPart {
  private turn: 'new' | 'waiting' | 'due' = 'new';
  private resumes: (() => void)[] = [];
  /** Ids of its own: they must not depend on what is rendered before it. */
  private readonly ids: [string, number] = [this.props.id, 0];

  hydrate(): void {
    this.turn = 'due';
    for (const resume of this.resumes) resume();
  }

  override render({ children }: PartProps): ComponentChildren {
    (this as unknown as WithIds).__v.__m = this.ids;
    if (this.turn === 'new') {
      this.turn = isHydratingNow() ? 'waiting' : 'due';
      if (this.turn === 'waiting') wait(this);
    }
    // Preact keeps the elements of what is not ready, and asks by `then` to be told when it is: once for each render.
    // oxlint-disable-next-line no-throw-literal, no-thenable -- Preact pauses for nothing but what is thrown
    if (this.turn === 'waiting') throw { then: (resume: () => void) => this.resumes.push(resume) };
    return children;
  }
}

/**
 * `HydrateLater` of the built shop: while the page is hydrated, its element stays as the server has sent it until its turn
 * comes, also when it is rendered again before.
 */
export function HydrateLater({ children }: { children: ComponentChildren }): ComponentChildren {
  const part = h(Part, { id: useId().slice(1), children });
  return import.meta.env.SSR ? part : h(Suspense, { fallback: null }, part);
}
