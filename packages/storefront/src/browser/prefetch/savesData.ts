declare global {
  interface Navigator {
    /** Network Information API, in browsers that have it. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Whether the shopper wants to save data, or has little of it: nothing is fetched that may not be needed. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection !== undefined && (connection.saveData || /2g/.test(connection.effectiveType));
}
