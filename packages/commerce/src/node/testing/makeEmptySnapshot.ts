// Run by the set-up of the tests: makes the snapshot once, before test files run in parallel.
import { emptySnapshotFile } from './emptySnapshot.ts';

await emptySnapshotFile();
