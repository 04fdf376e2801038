import proof from './proof.json';

/** What a browser did in one visit of the built shop; recorded by the journey `consentProof`. */
export interface Visit {
  site: string;
  /** How the shop asks there. */
  asked: string;
  /** What the visitor answered. */
  choice: string;
  /** Whether the browser sends the Global Privacy Control. */
  hasSignal: boolean;
  /** `cookie consent`, `local newsletterVisits`, `outside https://…`. */
  deeds: readonly string[];
}

export const visits: readonly Visit[] = proof;

/** Whether a visit used something of this name. */
export const hasUsed = ({ deeds }: Visit, name: string): boolean =>
  deeds.some((deed) => deed.slice(deed.indexOf(' ') + 1) === name);
