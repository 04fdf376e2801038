/** The page of a launch, below the site path. */
export const launchPath = (id: string): string => `/launches/${encodeURIComponent(id)}`;

/** The page of its draw. */
export const drawPath = (id: string): string => `${launchPath(id)}/draw`;
