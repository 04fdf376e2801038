import { cutText } from '@touchline/contract/cutText';
import { decidePersonalisation, recordImpressions } from '@touchline/contract/client/personalisation';
import type { EngineAction, EngineContent } from '@touchline/contract/personalisation/schema';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef } from 'mobx';
import { randomKey } from '../../consent/consent/index.ts';
import type { Ports, RouteEnd } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { actionsOf } from './contentOf.ts';
import { engineEvents, type PageVisit } from './engineEvents.ts';
import { engineSession } from './storage.ts';

/** The longest time that a place is hidden, in milliseconds. */
export const maskLimit = 1_500;

/** The routes that have a place for what the engine decides, with the name of the place. */
const personalisedRoutes: Readonly<Record<string, string>> = { home: 'home' };

/** The place of a route. Throws for a route that has none. */
export function placeOf(route: string): string {
  const place = personalisedRoutes[route];
  if (place === undefined) throw new Error(`There is no personalisation on the route ${route}.`);
  return place;
}

type Needs = Pick<Ports, 'call' | 'storage' | 'clock' | 'analytics' | 'reporter' | 'navigation'>;

export interface PersonalisationInput {
  /** Whether the visitor allows what the shop concludes from their visit. */
  isAllowed: () => boolean;
  /** The opaque key of whoever is signed in; empty for a guest. */
  person: () => string;
  sitePath: string;
  /** The preview that an editor has opened. */
  preview?: string | undefined;
}

/** What the personalisation engine decides for a page: it hides a place for a short time, and fills it. */
export class PersonalisationStore {
  /** What the engine wants shown. */
  data: EngineContent | undefined = undefined;
  /** The actions that are in effect on this page. */
  actions: readonly EngineAction[] = [];
  /** The place is hidden until it is decided what is in it. */
  isMasked = false;
  error: string | undefined = undefined;
  private readonly ports: Needs;
  private readonly input: PersonalisationInput;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(ports: Needs, input: PersonalisationInput) {
    this.ports = ports;
    this.input = input;
    makeAutoObservable<PersonalisationStore, 'ports' | 'input' | 'asked' | 'timer'>(
      this,
      {
        ...{ ports: false, input: false, asked: false, timer: false },
        ...{ data: observableRef, actions: observableRef },
      },
      { autoBind: true },
    );
    ports.navigation.onRouteEnd?.(this.endRoute);
  }

  /** Asks the engine about a page, with the visitor's consent only. Throws where the route has no place. */
  async decide(visit: PageVisit): Promise<void> {
    const place = placeOf(visit.route);
    if (!this.input.isAllowed()) return;
    this.asked += 1;
    const { asked } = this;
    this.mask();
    try {
      const person = this.input.person();
      const response = await decidePersonalisation(this.ports.call, {
        events: engineEvents(visit, `${place}-${asked}`, this.input.sitePath),
        monetateId: this.sessionKey(),
        ...(person === '' ? {} : { customerId: person.slice(0, 64) }),
        ...(this.input.preview === undefined ? {} : { preview: this.input.preview }),
      });
      const actions = actionsOf(response);
      if (asked !== this.asked) return;
      for (const action of actions) this.activate(action, visit);
      this.unmask();
      await this.report();
    } catch (error) {
      if (asked === this.asked) this.fail(error);
    }
  }

  /** Puts an action into effect where its condition holds. */
  activate(action: EngineAction, { cartLines }: Pick<PageVisit, 'cartLines'>): void {
    if (action.condition === 'hasBag' && cartLines.length === 0) return;
    this.actions = [...this.actions, action];
    if (action.content) this.setData(action.content);
  }

  setData(content: EngineContent): void {
    this.data = content;
    this.error = undefined;
  }

  /** Hides the place, never longer than the limit. */
  mask(): void {
    this.isMasked = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.unmask, maskLimit);
  }

  unmask(): void {
    clearTimeout(this.timer);
    this.isMasked = false;
  }

  /** Another page is shown, or was not reached. */
  endRoute(end: RouteEnd): void {
    if (end === 'success') this.actions = [];
    else this.unmask();
  }

  private fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.error = message;
    this.ports.analytics.track('personalisation_error', { error: cutText(message, 200) });
    if (!(error instanceof ApiError)) this.ports.reporter.report('Personalisation failed', error);
    this.unmask();
  }

  /** Tells the engine which actions took effect. */
  private async report(): Promise<void> {
    const impressionIds = this.actions.map(({ impressionId }) => impressionId);
    if (impressionIds.length === 0) return;
    try {
      await recordImpressions(this.ports.call, { channel: 'web', impressionIds });
    } catch (error) {
      // One impression fewer in the engine's counts.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  private sessionKey(): string {
    const values = stored(this.ports);
    const known = values.read(engineSession);
    if (known !== undefined) return known;
    const key = randomKey();
    values.write(engineSession, key);
    return key;
  }
}
