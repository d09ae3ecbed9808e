/** After a shorter drag the sheet returns to its place. */
const CLOSES_AFTER_PX = 80;

/** Follows a finger that pulls a sheet down by its handle, and closes the sheet if the finger lifts far enough down. */
export function dragToClose(
  sheet: HTMLElement,
  { clientY: startY, pointerId, target }: PointerEvent,
  close: () => void,
) {
  const handle = target as HTMLElement;
  handle.setPointerCapture(pointerId);
  sheet.style.transition = 'none';
  handle.onpointermove = ({ clientY }) => {
    sheet.style.translate = `0 ${Math.max(0, clientY - startY)}px`;
  };
  const end = ({ clientY, type }: PointerEvent) => {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    sheet.style.transition = sheet.style.translate = '';
    if (type === 'pointerup' && clientY - startY > CLOSES_AFTER_PX) close();
  };
  handle.onpointerup = handle.onpointercancel = end;
}
