/** The places in the placing of an order where the process could die and it would matter. */
export const crashPoints = ['intent-written', 'authorised', 'settled'] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** A port that a test build uses to die at a named place. The shop itself has `noCrashes`. */
export interface CrashPoints {
  reach(point: CrashPoint, orderId: string): Promise<void>;
}

export const noCrashes: CrashPoints = { async reach() {} };
