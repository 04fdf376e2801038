import { setFlagsFromString } from 'node:v8';

/*
 * Limits the memory that the engine uses in addition to the roughly 45 MB of live data. By default, on a machine with
 * much memory, V8 lets the heap grow to several times that before it collects garbage, and uses 100 MB to compile the
 * embedded database on many threads into code faster than a shop needs. Imported before everything else, while there is
 * little room for new objects. V8 prints a warning for a flag it does not know and continues.
 */

// Collect garbage after growing by 40 % since the last collection. At 30 % it took as much time as rendering.
setFlagsFromString('--heap-growing-percent=40');
// New objects get no more room than they have by now, 8 MB instead of up to 16 MB, twice.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--wasm-num-compilation-tasks=1');
// The embedded database keeps the code that is compiled first. Compiling its largest functions with optimisation takes
// 50 MB, which are not returned to the system, and saves 3 % of the processor time of an order.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
