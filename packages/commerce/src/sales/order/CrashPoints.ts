/** Points during the placing of an order at which a crash of the process would matter. */
export const crashPoints = ['intent-written', 'authorised', 'settled'] as const;

/** The same while the money of a return is given back. */
export const refundCrashPoints = ['refund-shared', 'refund-made'] as const;
export type CrashPoint = (typeof crashPoints | typeof refundCrashPoints)[number];

/** A port that test builds use to crash at a given point. The shop itself uses `noCrashes`. */
export interface CrashPoints {
  reach(point: CrashPoint, orderId: string): Promise<void>;
}

export const noCrashes: CrashPoints = { async reach() {} };
