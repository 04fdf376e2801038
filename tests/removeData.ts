import { rmSync } from 'node:fs';

/** After the journeys: the shop has ended, and its database goes. */
export default function removeData(): void {
  const folder = process.env['JOURNEYS_DATA_DIR'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
