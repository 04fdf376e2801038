/** Something that floats above the page until Escape or a press elsewhere takes it away. */
export interface PopupLayer {
  /** Presses in here are presses inside. */
  element: HTMLElement;
  /** What opened it: a press on it is its own affair. */
  opener: HTMLElement | null;
  close: () => void;
  /** A tooltip goes on Escape, but takes no press from what lies below. @default false */
  isHint?: boolean | undefined;
}

/** The open popups of the page, the innermost last. Only a browser has any. */
const layers: PopupLayer[] = [];

/** The press under way fell on a backdrop while a popup stood above it: it closes the popup, and nothing else. */
let isPressTaken = false;

const isBackdrop = (target: EventTarget | null) =>
  target instanceof Element && target.matches('dialog[data-modal], [data-backdrop]');

const isWithin = ({ element, opener }: PopupLayer, target: Node) =>
  element.contains(target) || opener?.contains(target) === true;

function handleKeyDown(event: KeyboardEvent): void {
  const innermost = layers.at(-1);
  if (event.key !== 'Escape' || event.isComposing || !innermost) return;
  // Nobody below may take the same Escape: not the dialog around, not the browser.
  event.preventDefault();
  event.stopPropagation();
  innermost.close();
}

function handlePointerDown(event: PointerEvent): void {
  isPressTaken = isBackdrop(event.target) && layers.some((layer) => !layer.isHint);
  if (isPressTaken) event.stopPropagation();
}

/** The focus stays, so that it can go back to the opener. */
function handleMouseDown(event: MouseEvent): void {
  if (isPressTaken) event.preventDefault();
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Node;
  for (const layer of layers.toReversed()) {
    if (isWithin(layer, target)) break;
    layer.close();
  }
  if (!isPressTaken) return;
  isPressTaken = false;
  event.preventDefault();
  event.stopPropagation();
}

let isListening = false;

/** Listens at the window, where it hears first: dialogs listen at the document. Stays, for it costs nothing. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('keydown', handleKeyDown, { capture: true });
  addEventListener('pointerdown', handlePointerDown, { capture: true });
  addEventListener('mousedown', handleMouseDown, { capture: true });
  addEventListener('click', handleClick, { capture: true });
}

/**
 * Puts an open popup above the others: Escape closes the innermost only, and a press outside closes what it is
 * outside of. Answers how to take it off again.
 */
export function addPopupLayer(layer: PopupLayer): () => void {
  listen();
  layers.push(layer);
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
  };
}
