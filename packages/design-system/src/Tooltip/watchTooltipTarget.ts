import { anchorTo } from '../popup/anchorTo.ts';
import { addPopupLayer } from '../popup/popupLayers.ts';

/** Milliseconds the pointer rests before the words appear. */
const REST = 300;
/** Milliseconds in which the pointer may cross the gap between control and words. */
const GRACE = 200;

/** Shows and hides a tooltip as its control is hovered and focused. Answers how to stop. */
export function watchTooltipTarget(tip: HTMLElement, target: HTMLElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void)[] = [];
  /** Focus that came by a press asks for nothing. */
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
  /** While the control has keyboard focus, the words stay. */
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
