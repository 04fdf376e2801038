import { makeAutoObservable } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { raisedCurtain } from './storage.ts';

type Needs = Pick<Ports, 'storage' | 'clock' | 'reporter'>;

/** Whether the start curtain of the home page covers it: once a session for each curtain that the brand writes. */
export class StartCurtainStore {
  /** Id of the curtain that is down. */
  shown: string | undefined = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<StartCurtainStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  /** The home page has this curtain: it comes down, unless the shopper has raised it before. */
  begin(id: string): void {
    if (stored(this.ports).read(raisedCurtain) !== id) this.shown = id;
  }

  /** The shopper goes on to the shop. */
  raise(): void {
    if (this.shown === undefined) return;
    stored(this.ports).write(raisedCurtain, this.shown);
    this.shown = undefined;
  }

  /** The page is left, or the code of the curtain cannot be loaded: it may come down another time. */
  leave(): void {
    this.shown = undefined;
  }
}
