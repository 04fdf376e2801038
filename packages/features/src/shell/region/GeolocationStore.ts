import type { SuggestedRegion } from '@touchline/contract/visitor/schema';
import { makeAutoObservable } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import { geoRedirectionAlreadySuggested, languagePreference } from './choice.ts';
import { stored } from '../../platform/storage/index.ts';

type Needs = Pick<Ports, 'clock' | 'navigation' | 'reporter' | 'storage'>;

export type RegionChoice = 'detected' | 'current';

/** The question whether the visitor wants to shop in the region where they seem to be. */
export class GeolocationStore {
  detected: SuggestedRegion | undefined = undefined;
  choice: RegionChoice = 'detected';
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<GeolocationStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  begin(detected: SuggestedRegion): void {
    this.detected = detected;
    this.choice = 'detected';
  }

  choose(choice: RegionChoice): void {
    this.choice = choice;
  }

  /** The question is on the screen: it is not asked again. */
  tellShown(): void {
    stored(this.ports).write(geoRedirectionAlreadySuggested, true);
  }

  /** Stays in the current region, or leads to the site of the detected one. */
  confirm(): void {
    if (this.choice === 'current' || !this.detected) return;
    const { origin, language } = this.detected;
    if (origin === undefined)
      stored(this.ports).write(languagePreference, { preferred: language.sitePath, previous: undefined });
    this.ports.navigation.leave(`${origin ?? ''}/${language.sitePath}`);
  }
}
