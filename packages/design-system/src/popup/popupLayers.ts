import { isComposing } from '../foundations/isComposing.ts';
import { closeOnBack } from '../foundations/useBackToClose.ts';

/** A popup above the page that Escape or a press outside closes. */
export interface PopupLayer {
  /** Presses inside this element do not close it. */
  element: HTMLElement;
  /** The element that opened it, which handles presses on itself. */
  opener: HTMLElement | null;
  close: () => void;
  /** A tooltip: closes on Escape, but does not block presses below it. @default false */
  isHint?: boolean | undefined;
  /** A press of a finger outside only closes it: what it would have hit is small and near. @default false */
  blocksTouch?: boolean | undefined;
}

/** The open popups of the page, the innermost last. Always empty on the server. */
const layers: PopupLayer[] = [];

/** The current press hit a backdrop below an open popup, or is a finger beside a menu: it closes only the popup. */
let isPressHandled = false;

const isBackdrop = (target: EventTarget | null) =>
  target instanceof Element && target.matches('dialog[data-modal], [data-backdrop]');

const isWithin = ({ element, opener }: PopupLayer, target: Node) =>
  element.contains(target) || opener?.contains(target) === true;

function handleKeyDown(event: KeyboardEvent): void {
  const innermost = layers.at(-1);
  if (event.key !== 'Escape' || isComposing(event) || !innermost) return;
  // The same Escape must not close anything else: neither the surrounding dialog nor by browser default.
  event.preventDefault();
  event.stopPropagation();
  innermost.close();
}

function handlePointerDown(event: PointerEvent): void {
  const { target, pointerType } = event;
  isPressHandled =
    (isBackdrop(target) && layers.some((layer) => !layer.isHint)) ||
    (pointerType === 'touch' &&
      layers.some((layer) => layer.blocksTouch && !isWithin(layer, target as Node)));
  if (isPressHandled) event.stopPropagation();
}

/** Keeps focus in place, so that it can return to the opener. */
function handleMouseDown(event: MouseEvent): void {
  if (isPressHandled) event.preventDefault();
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Node;
  for (const layer of layers.toReversed()) {
    if (isWithin(layer, target)) break;
    layer.close();
  }
  if (!isPressHandled) return;
  isPressHandled = false;
  event.preventDefault();
  event.stopPropagation();
}

let isListening = false;

/** Listens on the window, before dialogs, which listen on the document. Never removed, because it costs nothing. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('keydown', handleKeyDown, { capture: true });
  addEventListener('pointerdown', handlePointerDown, { capture: true });
  addEventListener('mousedown', handleMouseDown, { capture: true });
  addEventListener('click', handleClick, { capture: true });
}

/**
 * Adds an open popup above the others: Escape closes the innermost only, and a press closes every popup it is outside
 * of. Returns a function that removes it.
 */
export function addPopupLayer(layer: PopupLayer): () => void {
  listen();
  layers.push(layer);
  const stay = closeOnBack(layer.close);
  return () => {
    stay();
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
  };
}
