/**
 * Runs layers in the order given, some of them beside each other: whenever one ends, the next one that waits begins.
 * What failed runs again when all have ended, one layer after another: a machine that was too busy for a test is quiet
 * then.
 * @template {{ name: string }} Layer
 * @template Run
 * @param {readonly Layer[]} layers
 * @param {object} options
 * @param {number} options.lanes how many run beside each other
 * @param {(layer: Layer) => Promise<Run>} options.runFirst
 * @param {(run: Run) => Promise<Run>} options.runAgain answers the same run where nothing failed
 * @returns {Promise<Map<string, Run>>} by the layer's name
 */
export async function runLanes(layers, { lanes, runFirst, runAgain }) {
  /** @type {Map<string, Run>} */
  const runs = new Map();
  const waiting = [...layers];
  const lane = async () => {
    for (let layer = waiting.shift(); layer; layer = waiting.shift())
      runs.set(layer.name, await runFirst(layer));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const [name, run] of runs) runs.set(name, await runAgain(run));
  return runs;
}
