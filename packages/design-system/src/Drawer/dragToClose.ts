/** Share of its height after which a released sheet closes. */
const ENOUGH = 0.3;
/** Pixels per millisecond: a flick closes regardless of its length. */
const FLICK = 0.6;

/** Moves a sheet down with the pointer until it is released, then closes it or moves it back. */
export function dragToClose(sheet: HTMLDialogElement, start: PointerEvent): void {
  const drag = new AbortController();
  const { signal } = drag;
  const way = ({ clientY }: PointerEvent) => Math.max(0, clientY - start.clientY);
  const isSame = ({ pointerId }: PointerEvent) => pointerId === start.pointerId;

  const end = () => {
    drag.abort();
    // The drawer's own transition animates from the current position.
    sheet.style.transition = '';
    sheet.style.translate = '';
  };
  const handleMove = (event: PointerEvent) => {
    if (!isSame(event)) return;
    sheet.style.transition = 'none';
    sheet.style.translate = `0 ${way(event)}px`;
  };
  const handleUp = (event: PointerEvent) => {
    if (!isSame(event)) return;
    const isFar = way(event) > sheet.clientHeight * ENOUGH;
    const isFlick = way(event) / Math.max(1, event.timeStamp - start.timeStamp) > FLICK;
    end();
    if (isFar || isFlick) sheet.close();
  };

  addEventListener('pointermove', handleMove, { signal });
  addEventListener('pointerup', handleUp, { signal });
  addEventListener('pointercancel', (event) => isSame(event) && end(), { signal });
}
