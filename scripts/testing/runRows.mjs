/**
 * Runs rows of layers beside each other, the layers of a row one after another. What failed runs again when all have
 * ended, one layer after another: a machine that was too busy for a test is quiet then.
 * @template {{ name: string }} Layer
 * @template Run
 * @param {readonly (readonly Layer[])[]} rows
 * @param {(layer: Layer) => Promise<Run>} runFirst
 * @param {(run: Run) => Promise<Run>} runAgain answers the same run where nothing failed
 * @returns {Promise<Map<string, Run>>} by the layer's name
 */
export async function runRows(rows, runFirst, runAgain) {
  /** @type {Map<string, Run>} */
  const runs = new Map();
  await Promise.all(
    rows.map(async (row) => {
      for (const layer of row) runs.set(layer.name, await runFirst(layer));
    }),
  );
  for (const [name, run] of runs) runs.set(name, await runAgain(run));
  return runs;
}
