import { parentPort, workerData } from 'node:worker_threads';
import { Faces } from './faces.mjs';
import { print } from './print.mjs';

const faces = new Faces(workerData);
let last = Promise.resolve();

const answer = (/** @type {{ id: number, bytes?: Uint8Array, fault?: string }} */ message) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);

// One after the other: pdfmake has one set of fonts.
parentPort?.on('message', ({ id, document }) => {
  last = last.then(async () => {
    try {
      answer({ id, bytes: await print(document, faces) });
    } catch (error) {
      answer({ id, fault: error instanceof Error ? error.message : String(error) });
    }
  });
});
