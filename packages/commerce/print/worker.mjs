import { parentPort, workerData } from 'node:worker_threads';
import { Faces } from './faces.mjs';
import { print } from './print.mjs';

const faces = new Faces(workerData);
let last = Promise.resolve();

// One after the other: pdfmake has one set of fonts.
parentPort?.on('message', ({ id, document }) => {
  last = last.then(async () => {
    try {
      parentPort?.postMessage({ id, bytes: await print(document, faces) });
    } catch (error) {
      parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : String(error) });
    }
  });
});
