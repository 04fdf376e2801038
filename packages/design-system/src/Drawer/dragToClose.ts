/** Share of its height after which a sheet let go of closes. */
const ENOUGH = 0.3;
/** Pixels a millisecond: a flick closes however short it was. */
const FLICK = 0.6;

/** Lets a sheet follow the pointer downwards until it is let go of, and then closes it or lets it come back. */
export function dragToClose(sheet: HTMLDialogElement, start: PointerEvent): void {
  const drag = new AbortController();
  const { signal } = drag;
  const way = ({ clientY }: PointerEvent) => Math.max(0, clientY - start.clientY);
  const isSame = ({ pointerId }: PointerEvent) => pointerId === start.pointerId;

  const end = () => {
    drag.abort();
    // From where it is to where it goes, by the transition of the drawer.
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
