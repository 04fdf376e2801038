import { anchorTo } from '../popup/anchorTo.ts';
import { addPopupLayer } from '../popup/popupLayers.ts';

/** Milliseconds the pointer must rest before the tooltip appears. */
const REST = 300;
/** Milliseconds the pointer has to cross the gap between control and tooltip. */
const GRACE = 200;

/** Shows and hides a tooltip when its control is hovered or focused. Returns a function that stops this. */
export function watchTooltipTarget(tip: HTMLElement, target: HTMLElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void)[] = [];
  /** Focus that came from a press does not show the tooltip. */
  let isPressed = false;

  const hide = () => {
    clearTimeout(timer);
    for (const act of release) act();
    release = [];
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = () => {
    clearTimeout(timer);
    if (tip.matches(':popover-open') || !target.isConnected) return;
    release = [
      anchorTo(tip, target),
      addPopupLayer({ element: tip, opener: target, close: hide, isHint: true }),
    ];
    tip.showPopover();
  };
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  /** While the control has keyboard focus, the tooltip stays. */
  const leave = () => {
    if (isPressed || !target.matches(':focus-visible')) later(hide, GRACE);
  };
  const isHovering = (event: PointerEvent) => event.pointerType !== 'touch';

  const on = <Kind extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
  ) => element.addEventListener(kind, act, { signal });

  on(target, 'pointerenter', (event) => isHovering(event) && later(show, REST));
  on(target, 'pointerleave', leave);
  on(target, 'pointerdown', () => {
    isPressed = true;
    hide();
  });
  on(target, 'focus', () => !isPressed && target.matches(':focus-visible') && show());
  on(target, 'blur', () => {
    isPressed = false;
    hide();
  });
  on(tip, 'pointerenter', () => clearTimeout(timer));
  on(tip, 'pointerleave', leave);

  return () => {
    watch.abort();
    hide();
  };
}
